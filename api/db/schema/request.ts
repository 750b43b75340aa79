import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { SupplierRequestKind, SupplierRequestStatus } from "#contract/sales/supplier-requests/status.ts";
import type { RequestSnapshot } from "#api/domain/requests/snapshot.ts";
import { allotment } from "./allotment.ts";
import { createdAt, id, isOneOf, lockVersion, moment, uid, updatedAt } from "./columns.ts";
import { supplier } from "./company.ts";
import { serviceLine } from "./service-line.ts";

/** What a supplier must be asked or told about a line (domain 3.6). `Draft` waits in the list of the file. */
export const supplierRequest = pgTable(
  "supplier_request",
  {
    id: id(),
    uid: uid(),
    lineId: integer("line_id")
      .notNull()
      .references(() => serviceLine.id),
    supplierId: integer("supplier_id")
      .notNull()
      .references(() => supplier.id),
    kind: text("kind").$type<SupplierRequestKind>().notNull(),
    status: text("status").$type<SupplierRequestStatus>().notNull().default("Draft"),
    /** What is asked, as the supplier may read it: no price of ours. */
    snapshot: jsonb("snapshot").$type<RequestSnapshot>().notNull(),
    sentAt: moment("sent_at"),
    dueAt: moment("due_at"),
    lockVersion: lockVersion(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("supplier_request_of_line").on(table.lineId, table.createdAt),
    index("supplier_request_of_supplier").on(table.supplierId, table.status),
    // One open question per line.
    uniqueIndex("supplier_request_one_waiting")
      .on(table.lineId)
      .where(sql`${table.status} = 'Draft'`),
    check("supplier_request_kind_known", isOneOf(table.kind, SupplierRequestKind.options)),
    check("supplier_request_status_known", isOneOf(table.status, SupplierRequestStatus.options)),
  ],
);

/** Units of our stock that a line has taken on one day; given back when `releasedAt` is set. */
export const allotmentHold = pgTable(
  "allotment_hold",
  {
    id: id(),
    lineId: integer("line_id")
      .notNull()
      .references(() => serviceLine.id),
    allotmentId: integer("allotment_id")
      .notNull()
      .references(() => allotment.id),
    qty: integer("qty").notNull(),
    heldAt: moment("held_at").notNull().defaultNow(),
    releasedAt: moment("released_at"),
  },
  (table) => [
    uniqueIndex("allotment_hold_once")
      .on(table.lineId, table.allotmentId)
      .where(sql`${table.releasedAt} is null`),
    index("allotment_hold_of_allotment").on(table.allotmentId),
    check("allotment_hold_positive", sql`${table.qty} > 0`),
  ],
);
