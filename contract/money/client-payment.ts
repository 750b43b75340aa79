import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { BrandCode, Cents, Currency, DateOnly, LinkToken, Locale, Uid } from "#contract/primitives.ts";

const tag = "payments";
const access = { audience: "public", permission: null } as const;
const Token = z.object({ token: LinkToken });
const SessionId = z.string().regex(/^[\w-]{8,100}$/);

/** What a payer can still do, or what became of it. `checking`: money came that somebody looks at. */
export const PayerState = z.enum([
  "open",
  "processing",
  "paid",
  "declined",
  "cancelled",
  "withdrawn",
  "expired",
  "checking",
  "refunded",
]);
export type PayerState = z.infer<typeof PayerState>;

/** A card payment as its payer reads it. Nothing else of the file is in it. */
export const ClientPayment = z.object({
  reference: z.string(),
  purpose: z.string(),
  invoice_number: z.string().nullable(),
  due_date: DateOnly.nullable(),
  payer_name: z.string(),
  currency: Currency,
  amount_cents: Cents,
  surcharge_cents: Cents,
  refunded_cents: Cents,
  brand: z.object({ code: BrandCode, name: z.string(), phone: z.string() }),
  timezone: z.string(),
  locale: Locale,
  state: PayerState,
  expires_at: z.iso.datetime({ offset: true }),
  paid_at: z.iso.datetime({ offset: true }).nullable(),
  card: z.object({ masked: z.string(), brand: z.string() }).nullable(),
  /** No money moves: the card company is a simulation. */
  test: z.boolean(),
});
export type ClientPayment = z.infer<typeof ClientPayment>;

export const showClientPayment = defineEndpoint({
  method: "GET",
  path: "/api/public/payments/{token}",
  summary: "What somebody is asked to pay",
  tag,
  access,
  params: Token,
  query: z.object({ locale: Locale.optional() }),
  answer: item(ClientPayment),
});

/** Of a payment that was made; 404 for any other. */
export const downloadPayerReceipt = defineEndpoint({
  method: "GET",
  path: "/api/public/payments/{token}/receipt",
  summary: "The receipt of a payment as PDF, for its payer",
  tag,
  access,
  params: Token,
  query: z.object({ locale: Locale.optional() }),
  answer: { kind: "file", contentType: "application/pdf" },
});

export const seeClientPayment = defineEndpoint({
  method: "POST",
  path: "/api/public/payments/{token}/seen",
  summary: "Somebody looks at the payment",
  tag,
  access,
  params: Token,
  answer: { kind: "empty" },
  status: 204,
  idempotent: true,
});

/** However often it is asked for: one page to pay on, as long as that one is open. */
export const openClientPayment = defineEndpoint({
  method: "POST",
  path: "/api/public/payments/{token}/sessions",
  summary: "Begin to pay: the card company's page",
  tag,
  access,
  params: Token,
  answer: item(z.object({ pay_url: z.url() })),
  status: 201,
  keepsAnswer: false,
});

/** Called for the card company's notification and for a payer who comes back: neither is believed, the card company is asked. */
export const notifyPayment = defineEndpoint({
  method: "POST",
  path: "/api/public/payment-notifications",
  summary: "Something happened to a session: ask the card company what",
  tag,
  access,
  body: z.object({ session: SessionId, how: z.enum(["notify", "return"]) }),
  answer: { kind: "empty" },
  status: 204,
  keepsAnswer: false,
});

/** Whoever comes back from the card company holds the session's name, which nobody can guess. */
export const showPaymentResult = defineEndpoint({
  method: "GET",
  path: "/api/public/payment-results/{session}",
  summary: "What became of a payment, for the payer who comes back",
  tag,
  access,
  params: z.object({ session: SessionId }),
  query: z.object({ locale: Locale.optional() }),
  answer: item(z.object({ payment: ClientPayment, path: z.string().nullable() })),
});

/** What an agency asks its client for: the open part of one of its invoices, mailed in its own words. */
export const AgentPaymentRequest = z.object({
  invoice: Uid,
  cents: Cents.min(1),
  payer_name: z.string().trim().min(1).max(120),
  payer_email: z.email().max(200),
  language: Locale,
});

export const askForClientPayment = defineEndpoint({
  method: "POST",
  path: "/api/agent/client-files/{reference}/payments",
  summary: "Mail the client a link to pay an invoice by card",
  tag,
  access: { audience: "agent", permission: "agency-account.view" },
  params: z.object({ reference: z.string().max(20) }),
  body: AgentPaymentRequest,
  answer: item(z.object({ path: z.string() })),
  status: 201,
  limited: "messages",
});

export const clientPaymentEndpoints = [
  downloadPayerReceipt,
  showClientPayment,
  seeClientPayment,
  openClientPayment,
  notifyPayment,
  showPaymentResult,
  askForClientPayment,
] as const;
