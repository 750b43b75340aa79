import { z } from "zod";
import { defineEndpoint, item, page } from "#contract/endpoint.ts";
import { listQuery, manyOf } from "#contract/list-query.ts";
import { Payment, PayableFile, PaymentRow } from "#contract/money/payment.ts";
import { PaymentStatus } from "#contract/money/payment-words.ts";
import { Cents, Locale, Uid } from "#contract/primitives.ts";

const tag = "payments";
const File = z.object({ uid: Uid });
const Key = z.object({ uid: Uid });

export const PaymentQuery = listQuery({
  sort: ["created_at", "amount", "payer", "status"],
  filter: { q: z.string().max(60), status: manyOf(PaymentStatus), file: Uid },
});

export const listPayments = defineEndpoint({
  method: "GET",
  path: "/api/office/payments",
  summary: "Card payments, the newest first",
  tag,
  access: { audience: "office", permission: "payments.view" },
  query: PaymentQuery,
  answer: page(PaymentRow),
});

export const showPayment = defineEndpoint({
  method: "GET",
  path: "/api/office/payments/{uid}",
  summary: "A card payment with all that was said to the gateway",
  tag,
  access: { audience: "office", permission: "payments.view" },
  params: Key,
  answer: item(Payment),
});

/** What a payer is asked for. */
export const PaymentRequest = z.object({
  /** The invoice that is served first; without one by due day. */
  invoice: Uid.nullable().default(null),
  cents: Cents.min(1),
  purpose: z.string().trim().min(1).max(120),
  payer_name: z.string().trim().min(1).max(120),
  payer_email: z.email().max(200),
  language: Locale,
  /** Days from now on which the link can be paid. */
  days: z.coerce.number().int().min(1).max(90).default(14),
  /** Whether the link is mailed at once. */
  send: z.boolean().default(true),
});

export const showPayable = defineEndpoint({
  method: "GET",
  path: "/api/office/client-files/{uid}/payable",
  summary: "What of a file can be asked for by card now",
  tag,
  access: { audience: "office", permission: "payments.create" },
  params: File,
  answer: item(PayableFile),
});

export const createPayment = defineEndpoint({
  method: "POST",
  path: "/api/office/client-files/{uid}/payments",
  summary: "Ask somebody to pay by card, through a link",
  tag,
  access: { audience: "office", permission: "payments.create" },
  params: File,
  body: PaymentRequest,
  answer: item(z.object({ uid: Uid, path: z.string() })),
  status: 201,
  limited: "messages",
});

const Version = z.object({ lock_version: z.coerce.number().int().min(1) });

export const sendPayment = defineEndpoint({
  method: "POST",
  path: "/api/office/payments/{uid}/sendings",
  summary: "Mail the link to the payer, again where it was mailed before",
  tag,
  access: { audience: "office", permission: "payments.create" },
  params: Key,
  body: Version,
  answer: item(Payment),
  limited: "messages",
});

export const cancelPayment = defineEndpoint({
  method: "POST",
  path: "/api/office/payments/{uid}/cancellation",
  summary: "Take back what was asked for; money that comes all the same is still kept",
  tag,
  access: { audience: "office", permission: "payments.create" },
  params: Key,
  body: Version,
  answer: item(Payment),
});

export const checkPayment = defineEndpoint({
  method: "POST",
  path: "/api/office/payments/{uid}/checks",
  summary: "Ask the gateway now what became of it",
  tag,
  access: { audience: "office", permission: "payments.view" },
  params: Key,
  answer: item(Payment),
  keepsAnswer: false,
});

export const RefundRequest = Version.extend({
  cents: Cents.min(1),
  reason: z.string().trim().min(1).max(500),
});

export const refundPayment = defineEndpoint({
  method: "POST",
  path: "/api/office/payments/{uid}/refunds",
  summary: "Give money back to the card, all of it or part, out of what is on account",
  tag,
  access: { audience: "office", permission: "payments.refund" },
  params: Key,
  body: RefundRequest,
  answer: item(Payment),
  keepsAnswer: false,
});

/** `take`: into the ledger, on account. `return`: back to the card. */
export const ParkedVerb = z.enum(["take", "return"]);

export const resolvePayment = defineEndpoint({
  method: "POST",
  path: "/api/office/payments/{uid}/parked",
  summary: "Decide about money that came and waits for a person",
  tag,
  access: { audience: "office", permission: "payments.refund" },
  params: Key,
  body: Version.extend({ attempt: z.coerce.number().int().min(1), verb: ParkedVerb }),
  answer: item(Payment),
  keepsAnswer: false,
});

export const paymentEndpoints = [
  listPayments,
  showPayment,
  showPayable,
  createPayment,
  sendPayment,
  cancelPayment,
  checkPayment,
  refundPayment,
  resolvePayment,
] as const;
