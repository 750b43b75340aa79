import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import {
  ExchangeKind,
  GatewayName,
  ParkedReason,
  PaymentStatus,
  SessionState,
} from "#contract/money/payment-words.ts";
import type { Currency, Locale } from "#contract/primitives.ts";
import { brand } from "./brand.ts";
import { clientFile } from "./client-file.ts";
import { bigId, createdAt, id, isOneOf, lockVersion, moment, uid, updatedAt } from "./columns.ts";
import { agency } from "./company.ts";
import { invoice } from "./invoice.ts";
import { accountTransaction } from "./ledger.ts";
import { user } from "./user.ts";

/**
 * Money that somebody is asked for, to be paid by card through a link (domain 2.9). Integer cents. Of a card nothing is
 * kept but what the gateway shows of it: brand and last digits.
 */
export const payment = pgTable(
  "payment",
  {
    id: id(),
    uid: uid(),
    fileId: integer("file_id")
      .notNull()
      .references(() => clientFile.id),
    brandId: integer("brand_id")
      .notNull()
      .references(() => brand.id),
    agencyId: integer("agency_id")
      .notNull()
      .references(() => agency.id),
    /** The invoice that is served first. */
    invoiceId: integer("invoice_id").references(() => invoice.id),
    invoiceNumber: text("invoice_number"),
    /** When what is asked for falls due; shown to the payer. */
    dueDate: date("due_date"),
    /** What the gateway and the bank call it. */
    merchantReference: text("merchant_reference").notNull().unique(),
    /** What the payer reads that it is for. */
    purpose: text("purpose").notNull(),
    payerName: text("payer_name").notNull(),
    payerEmail: text("payer_email").notNull(),
    language: text("language").$type<Locale>().notNull(),
    currency: text("currency").$type<Currency>().notNull(),
    /** What the file is paid. */
    amountCents: integer("amount_cents").notNull(),
    /** What the payer pays on top for paying by card; no part of what the agency owes. */
    surchargeCents: integer("surcharge_cents").notNull().default(0),
    status: text("status").$type<PaymentStatus>().notNull().default("Created"),
    gateway: text("gateway").$type<GatewayName>().notNull(),
    /** Attempts that were begun at the gateway. */
    attempts: integer("attempts").notNull().default(0),
    expiresAt: moment("expires_at").notNull(),
    viewedAt: moment("viewed_at"),
    withdrawnAt: moment("withdrawn_at"),
    lastCode: text("last_code"),
    lastText: text("last_text"),
    cardMasked: text("card_masked"),
    cardBrand: text("card_brand"),
    authorisedAt: moment("authorised_at"),
    settledOn: date("settled_on"),
    refundedCents: integer("refunded_cents").notNull().default(0),
    receiptId: integer("receipt_id")
      .unique()
      .references(() => accountTransaction.id),
    /** The link is derived from `uid` and this; the database keeps its hash alone. */
    rotation: integer("rotation").notNull().default(1),
    tokenHash: text("token_hash").notNull().unique(),
    linkKey: text("link_key"),
    mailedAt: moment("mailed_at"),
    createdBy: integer("created_by").references(() => user.id),
    lockVersion: lockVersion(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("payment_of_file").on(table.fileId, table.id),
    index("payment_of_brand").on(table.brandId, table.id),
    index("payment_due")
      .on(table.expiresAt)
      .where(sql`${table.status} in ('Created', 'Open', 'Processing', 'Declined', 'Cancelled')`),
    check("payment_status_known", isOneOf(table.status, PaymentStatus.options)),
    check("payment_gateway_known", isOneOf(table.gateway, GatewayName.options)),
    check("payment_amount_positive", sql`${table.amountCents} > 0 and ${table.surchargeCents} >= 0`),
    check("payment_refunded_within", sql`${table.refundedCents} between 0 and ${table.amountCents}`),
    check("payment_token_hash_shape", sql`${table.tokenHash} ~ '^[0-9a-f]{64}$'`),
  ],
);

/** One attempt at the gateway. Each that brought money says what became of it. */
export const paymentSession = pgTable(
  "payment_session",
  {
    id: id(),
    paymentId: integer("payment_id")
      .notNull()
      .references(() => payment.id),
    /** From 1 within its payment. */
    attempt: integer("attempt").notNull(),
    /** What the gateway calls it. */
    sessionId: text("session_id").notNull().unique(),
    payUrl: text("pay_url").notNull(),
    state: text("state").$type<SessionState>().notNull().default("open"),
    expiresAt: moment("expires_at").notNull(),
    /** The transaction that brought money. */
    transactionId: text("transaction_id").unique(),
    paidCents: integer("paid_cents"),
    paidCurrency: text("paid_currency"),
    /** Why money that came waits for a person. */
    parked: text("parked").$type<ParkedReason>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique("payment_session_attempt").on(table.paymentId, table.attempt),
    index("payment_session_waiting")
      .on(table.updatedAt)
      .where(sql`${table.state} in ('open', 'processing')`),
    check("payment_session_state_known", isOneOf(table.state, SessionState.options)),
    check("payment_session_parked_known", isOneOf(table.parked, ParkedReason.options)),
  ],
);

/** Money that goes back to the card. It is written down before the gateway is asked, so that asking again is the same refund. */
export const paymentRefund = pgTable(
  "payment_refund",
  {
    id: id(),
    uid: uid(),
    paymentId: integer("payment_id")
      .notNull()
      .references(() => payment.id),
    sessionId: integer("session_id")
      .notNull()
      .references(() => paymentSession.id),
    amountCents: integer("amount_cents").notNull(),
    /** Money that never was a receipt goes back without the ledger. */
    ofParked: text("of_parked").$type<ParkedReason>(),
    state: text("state", { enum: ["sent", "done", "refused"] })
      .notNull()
      .default("sent"),
    code: text("code"),
    text: text("text"),
    reason: text("reason").notNull().default(""),
    /** The entry of the ledger that it made. */
    entryId: integer("entry_id")
      .unique()
      .references(() => accountTransaction.id),
    createdBy: integer("created_by").references(() => user.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("payment_refund_of_payment").on(table.paymentId),
    index("payment_refund_of_session").on(table.sessionId),
    index("payment_refund_sent")
      .on(table.updatedAt)
      .where(sql`${table.state} = 'sent'`),
    check("payment_refund_positive", sql`${table.amountCents} > 0`),
    check("payment_refund_state_known", isOneOf(table.state, ["sent", "done", "refused"])),
  ],
);

/** What was said to the gateway and what it answered; it never changes (`append-only.ts`). */
export const paymentExchange = pgTable(
  "payment_exchange",
  {
    id: bigId(),
    paymentId: integer("payment_id")
      .notNull()
      .references(() => payment.id),
    at: moment("at").notNull(),
    kind: text("kind").$type<ExchangeKind>().notNull(),
    sessionId: text("session_id"),
    /** The gateway's own words, or why it gave none. */
    outcome: text("outcome").notNull(),
    code: text("code"),
  },
  (table) => [
    index("payment_exchange_of_payment").on(table.paymentId, table.id),
    check("payment_exchange_kind_known", isOneOf(table.kind, ExchangeKind.options)),
  ],
);
