import { z } from "zod";
import {
  ExchangeKind,
  GatewayName,
  ParkedReason,
  PaymentStatus,
  SessionState,
} from "#contract/money/payment-words.ts";
import { Cents, Currency, DateOnly, Locale, Uid } from "#contract/primitives.ts";

const Instant = z.iso.datetime({ offset: true });

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
