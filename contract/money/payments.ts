import { z } from "zod";
import { defineEndpoint, item, page } from "#contract/endpoint.ts";
import { listQuery, manyOf } from "#contract/list-query.ts";
import {
  ExchangeKind,
  GatewayName,
  ParkedReason,
  PaymentStatus,
  SessionState,
} from "#contract/money/payment-words.ts";
import { Cents, Currency, DateOnly, Locale, Uid } from "#contract/primitives.ts";

const tag = "payments";
const Instant = z.iso.datetime({ offset: true });
const File = z.object({ uid: Uid });
const Key = z.object({ uid: Uid });

/** A card payment as lists show it. */
export const PaymentRow = z.object({
  uid: Uid,
  /** What the gateway and the bank call it. */
  reference: z.string(),
  file: z.object({ uid: Uid, reference: z.string(), name: z.string() }),
  agency_name: z.string(),
  payer_name: z.string(),
  amount_cents: Cents,
  currency: Currency,
  status: PaymentStatus,
  /** Money came that waits for a person. */
  parked: z.boolean(),
  gateway: GatewayName,
  /** What the gateway said last, in its own words. */
  last_text: z.string().nullable(),
  created_at: Instant,
  lock_version: z.int(),
});
export type PaymentRow = z.infer<typeof PaymentRow>;

/** An attempt at the gateway that brought money which waits for a person. */
const ParkedMoney = z.object({
  attempt: z.int(),
  why: ParkedReason,
  cents: Cents,
  currency: z.string(),
  /** Whether the ledger can take it: it is of the file's currency. */
  takeable: z.boolean(),
});

/** A card payment as the office works on it. */
export const Payment = PaymentRow.extend({
  invoice_number: z.string().nullable(),
  due_date: DateOnly.nullable(),
  purpose: z.string(),
  payer_email: z.string(),
  language: Locale,
  surcharge_cents: Cents,
  expires_at: Instant,
  viewed_at: Instant.nullable(),
  mailed_at: Instant.nullable(),
  authorised_at: Instant.nullable(),
  settled_on: DateOnly.nullable(),
  card: z.object({ masked: z.string(), brand: z.string() }).nullable(),
  refunded_cents: Cents,
  /** What can go back to the card now: what was paid, as far as the file has it on account. */
  refundable_cents: Cents,
  by: z.string().nullable(),
  /** The payer's page; null where its key is gone. */
  path: z.string().nullable(),
  attempts: z.array(
    z.object({
      attempt: z.int(),
      state: SessionState,
      session: z.string(),
      begun_at: Instant,
      cents: Cents.nullable(),
    }),
  ),
  parked_money: z.array(ParkedMoney),
  refunds: z.array(
    z.object({
      cents: Cents,
      state: z.enum(["sent", "done", "refused"]),
      text: z.string().nullable(),
      reason: z.string(),
      at: Instant,
      by: z.string().nullable(),
    }),
  ),
  /** All that was said to the gateway and came from it, the oldest first. */
  exchanges: z.array(
    z.object({
      at: Instant,
      kind: ExchangeKind,
      session: z.string().nullable(),
      outcome: z.string(),
      code: z.string().nullable(),
    }),
  ),
  can: z.object({ send: z.boolean(), cancel: z.boolean(), refund: z.boolean() }),
});
export type Payment = z.infer<typeof Payment>;

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

/** What of a file can be asked for by card now. */
export const PayableFile = z.object({
  uid: Uid,
  reference: z.string(),
  name: z.string(),
  currency: Currency,
  due_cents: Cents,
  /** Charged on top for paying by card. Basis points. */
  surcharge_bps: z.int(),
  payer: z.object({ name: z.string(), email: z.string(), language: Locale }),
  invoices: z.array(z.object({ uid: Uid, number: z.string(), open_cents: Cents, due_date: DateOnly })),
});
export type PayableFile = z.infer<typeof PayableFile>;

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
