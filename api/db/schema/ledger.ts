import { sql } from "drizzle-orm";
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { CreditReason, EntryType, PaymentMethod } from "#contract/money/ledger-words.ts";
import type { Currency, Locale } from "#contract/primitives.ts";
import { brand } from "./brand.ts";
import { clientFile } from "./client-file.ts";
import { bigId, createdAt, id, isOneOf, uid } from "./columns.ts";
import { agency, taxCodes } from "./company.ts";
import { invoice, type BillTo } from "./invoice.ts";
import { user } from "./user.ts";

const series = ["invoice", "credit_note"] as const;

/** The last number that was given in each series, by brand and year. Its row is kept while a number is given. */
export const documentSeries = pgTable(
  "document_series",
  {
    brandId: integer("brand_id")
      .notNull()
      .references(() => brand.id),
    series: text("series", { enum: series }).notNull(),
    year: integer("year").notNull(),
    last: integer("last").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.series, table.year] }),
    check("document_series_known", isOneOf(table.series, series)),
    check("document_series_counts", sql`${table.last} >= 1`),
  ],
);

/** What of an invoice was taken back. It never changes (`append-only.ts`). Integer cents, positive for what is taken back. */
export const creditNote = pgTable(
  "credit_note",
  {
    id: id(),
    uid: uid(),
    number: text("number").notNull().unique(),
    invoiceId: integer("invoice_id")
      .notNull()
      .references(() => invoice.id),
    fileId: integer("file_id")
      .notNull()
      .references(() => clientFile.id),
    brandId: integer("brand_id")
      .notNull()
      .references(() => brand.id),
    agencyId: integer("agency_id")
      .notNull()
      .references(() => agency.id),
    issueDate: date("issue_date").notNull(),
    currency: text("currency").$type<Currency>().notNull(),
    /** The language of its lines. */
    language: text("language").$type<Locale>().notNull(),
    reason: text("reason").$type<CreditReason>().notNull(),
    /** What its agency reads about it. */
    note: text("note").notNull().default(""),
    totalCents: integer("total_cents").notNull(),
    gstCents: integer("gst_cents").notNull(),
    billTo: jsonb("bill_to").$type<BillTo>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("credit_note_of_file").on(table.fileId, table.id),
    index("credit_note_of_invoice").on(table.invoiceId),
    index("credit_note_by_day").on(table.brandId, table.issueDate),
    check("credit_note_reason_known", isOneOf(table.reason, CreditReason.options)),
  ],
);

/** One line of a credit note: what is taken back of a tax code. */
export const creditNoteLine = pgTable(
  "credit_note_line",
  {
    id: bigId(),
    creditNoteId: integer("credit_note_id")
      .notNull()
      .references(() => creditNote.id),
    seq: integer("seq").notNull(),
    description: text("description").notNull(),
    amountCents: integer("amount_cents").notNull(),
    taxCode: text("tax_code").notNull(),
    gstCents: integer("gst_cents").notNull(),
  },
  (table) => [
    unique("credit_note_line_position").on(table.creditNoteId, table.seq),
    check("credit_note_line_tax_code_known", isOneOf(table.taxCode, taxCodes)),
  ],
);

/**
 * The ledger of a file: one entry for every document and every deed of money, written with it and never changed
 * (`append-only.ts`). Integer cents, positive for what the agency comes to owe.
 */
export const accountTransaction = pgTable(
  "account_transaction",
  {
    id: bigId(),
    fileId: integer("file_id")
      .notNull()
      .references(() => clientFile.id),
    brandId: integer("brand_id")
      .notNull()
      .references(() => brand.id),
    agencyId: integer("agency_id")
      .notNull()
      .references(() => agency.id),
    /** Its place in the ledger of the file, from 1. */
    seq: integer("seq").notNull(),
    date: date("date").notNull(),
    type: text("type").$type<EntryType>().notNull(),
    valueCents: integer("value_cents").notNull(),
    /** What the agency owes of the file after it. */
    balanceCents: integer("balance_cents").notNull(),
    /** The invoice that was issued, written off or named by a receipt. */
    invoiceId: integer("invoice_id").references(() => invoice.id),
    creditNoteId: integer("credit_note_id").references(() => creditNote.id),
    /** Of a transfer: the file that the money came from or went to. */
    otherFileId: integer("other_file_id").references(() => clientFile.id),
    method: text("method").$type<PaymentMethod>(),
    /** What the bank or the agency calls it. */
    reference: text("reference").notNull().default(""),
    /** Why, for the house alone. */
    note: text("note").notNull().default(""),
    createdBy: integer("created_by").references(() => user.id),
    createdAt: createdAt(),
  },
  (table) => [
    unique("account_transaction_place").on(table.fileId, table.seq),
    index("account_transaction_of_agency").on(table.agencyId, table.id),
    index("account_transaction_of_invoice").on(table.invoiceId),
    index("account_transaction_by_day").on(table.brandId, table.date),
    index("account_transaction_received")
      .on(table.createdAt, table.id)
      .where(sql`${table.type} = 'receipt'`),
    index("account_transaction_of_credit").on(table.creditNoteId),
    index("account_transaction_to_file").on(table.otherFileId),
    check("account_transaction_type_known", isOneOf(table.type, EntryType.options)),
    check("account_transaction_method_known", isOneOf(table.method, PaymentMethod.options)),
    check(
      "account_transaction_side",
      sql`case when ${table.type} in ('invoice', 'refund', 'surcharge', 'write_back') then ${table.valueCents} > 0
        when ${table.type} = 'credit_note' then ${table.valueCents} <= 0
        when ${table.type} = 'transfer' then ${table.valueCents} <> 0 else ${table.valueCents} < 0 end`,
    ),
    check(
      "account_transaction_other_file",
      sql`(${table.type} = 'transfer') = (${table.otherFileId} is not null) and ${table.otherFileId} is distinct from ${table.fileId}`,
    ),
    check(
      "account_transaction_document",
      sql`(${table.type} <> 'invoice' or ${table.invoiceId} is not null)
        and (${table.type} = 'credit_note') = (${table.creditNoteId} is not null)`,
    ),
  ],
);
