import { sql } from "drizzle-orm";
import { check, date, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { InvoiceKind, InvoiceStatus } from "#contract/money/invoices.ts";
import type { Currency, Locale } from "#contract/primitives.ts";
import { brand } from "./brand.ts";
import { clientFile } from "./client-file.ts";
import { bigId, createdAt, id, isOneOf, lockVersion, uid, updatedAt } from "./columns.ts";
import { agency, taxCodes } from "./company.ts";
import { serviceLine } from "./service-line.ts";

/** Who is billed, as it stood when the invoice was drawn up. */
export type BillTo = { name: string; address: string; email: string };

/**
 * What an agency is billed for a booking. A draft follows the booking; what was issued or void never changes again
 * (`append-only.ts`). Integer cents.
 */
export const invoice = pgTable(
  "invoice",
  {
    id: id(),
    uid: uid(),
    /** Given when it is issued, without gaps; a draft has none. */
    number: text("number").unique(),
    fileId: integer("file_id")
      .notNull()
      .references(() => clientFile.id),
    brandId: integer("brand_id")
      .notNull()
      .references(() => brand.id),
    agencyId: integer("agency_id")
      .notNull()
      .references(() => agency.id),
    kind: text("kind").$type<InvoiceKind>().notNull(),
    status: text("status").$type<InvoiceStatus>().notNull().default("Draft"),
    issueDate: date("issue_date"),
    dueDate: date("due_date").notNull(),
    currency: text("currency").$type<Currency>().notNull(),
    /** The language of its lines. */
    language: text("language").$type<Locale>().notNull(),
    totalCents: integer("total_cents").notNull(),
    /** The tax that is contained in `totalCents`. */
    gstCents: integer("gst_cents").notNull(),
    netExCents: integer("net_ex_cents").notNull(),
    previouslyInvoicedCents: integer("previously_invoiced_cents").notNull().default(0),
    billTo: jsonb("bill_to").$type<BillTo>().notNull(),
    /** What happened to it since it was issued: taken back by credit notes, given up, and what it was given of receipts. */
    creditedCents: integer("credited_cents").notNull().default(0),
    writtenOffCents: integer("written_off_cents").notNull().default(0),
    allocatedCents: integer("allocated_cents").notNull().default(0),
    lockVersion: lockVersion(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("invoice_of_file").on(table.fileId, table.id),
    index("invoice_by_day").on(table.brandId, table.issueDate),
    index("invoice_open_by_due")
      .on(table.dueDate, table.id, table.brandId)
      .where(sql`${table.status} in ('Issued', 'Part Paid')`),
    index("invoice_in_list_by_issue")
      .on(table.issueDate, table.id, table.brandId)
      .where(sql`${table.number} is not null`),
    index("invoice_in_list_by_due")
      .on(table.dueDate, table.id, table.brandId)
      .where(sql`${table.number} is not null`),
    index("invoice_of_agency").on(table.agencyId, table.issueDate, table.id),
    uniqueIndex("invoice_one_draft")
      .on(table.fileId)
      .where(sql`${table.status} = 'Draft'`),
    check("invoice_kind_known", isOneOf(table.kind, InvoiceKind.options)),
    check("invoice_status_known", isOneOf(table.status, InvoiceStatus.options)),
    check(
      "invoice_numbered_once_issued",
      sql`(${table.number} is not null) = (${table.status} not in ('Draft', 'Void'))
        and (${table.issueDate} is not null) = (${table.status} not in ('Draft', 'Void'))`,
    ),
    check(
      "invoice_given_within_total",
      sql`${table.creditedCents} >= 0 and ${table.writtenOffCents} >= 0 and ${table.allocatedCents} >= 0
        and ${table.creditedCents} + ${table.writtenOffCents} + ${table.allocatedCents} <= ${table.totalCents}`,
    ),
    check("invoice_adds_up", sql`${table.totalCents} = ${table.netExCents} + ${table.gstCents}`),
  ],
);

/** One line of an invoice, its amount with tax, as its agency reads it. */
export const invoiceLine = pgTable(
  "invoice_line",
  {
    id: bigId(),
    invoiceId: integer("invoice_id")
      .notNull()
      .references(() => invoice.id),
    /** From 1, as they stand on the document. */
    seq: integer("seq").notNull(),
    /** The service that is billed; empty for a deposit. */
    serviceLineId: integer("service_line_id").references(() => serviceLine.id),
    description: text("description").notNull(),
    dateFrom: date("date_from"),
    dateTo: date("date_to"),
    qty: integer("qty").notNull(),
    amountCents: integer("amount_cents").notNull(),
    taxCode: text("tax_code").notNull(),
    gstCents: integer("gst_cents").notNull(),
  },
  (table) => [
    unique("invoice_line_position").on(table.invoiceId, table.seq),
    index("invoice_line_of_service").on(table.serviceLineId),
    check("invoice_line_tax_code_known", isOneOf(table.taxCode, taxCodes)),
    check("invoice_line_qty_positive", sql`${table.qty} >= 1`),
  ],
);
