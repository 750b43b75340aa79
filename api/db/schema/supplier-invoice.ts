import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { clientFile } from "./client-file.ts";
import { createdAt, id, moment, uid } from "./columns.ts";
import { supplier } from "./company.ts";
import { serviceLine } from "./service-line.ts";
import { user } from "./user.ts";

/** What a supplier billed us for services of a file. One that was written down by mistake is taken back and stays. */
export const supplierInvoice = pgTable(
  "supplier_invoice",
  {
    id: id(),
    uid: uid(),
    fileId: integer("file_id")
      .notNull()
      .references(() => clientFile.id),
    supplierId: integer("supplier_id")
      .notNull()
      .references(() => supplier.id),
    /** The supplier's own, as it stands on the paper. */
    number: text("number").notNull(),
    billedOn: date("billed_on").notNull(),
    note: text("note").notNull().default(""),
    createdBy: integer("created_by").references(() => user.id),
    createdAt: createdAt(),
    takenBackAt: moment("taken_back_at"),
    takenBackBy: integer("taken_back_by").references(() => user.id),
  },
  (table) => [
    // Nobody writes the same paper down twice, however its letters are typed.
    uniqueIndex("supplier_invoice_once")
      .on(table.fileId, table.supplierId, sql`lower(${table.number})`)
      .where(sql`${table.takenBackAt} is null`),
  ],
);

/** What of a supplier's invoice is for one service: cents with tax in the file's currency, below zero where it gives back. */
export const supplierInvoiceLine = pgTable(
  "supplier_invoice_line",
  {
    supplierInvoiceId: integer("supplier_invoice_id")
      .notNull()
      .references(() => supplierInvoice.id),
    lineId: integer("line_id")
      .notNull()
      .references(() => serviceLine.id),
    cents: integer("cents").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.supplierInvoiceId, table.lineId] }),
    index("supplier_invoice_line_of_line").on(table.lineId),
    check("supplier_invoice_line_says_something", sql`${table.cents} <> 0`),
  ],
);
