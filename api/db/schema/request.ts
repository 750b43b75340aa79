import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import {
  AnswerWay,
  DeclineReason,
  ReconfirmAnswer,
  SupplierAnswer,
  SupplierRequestKind,
  SupplierRequestStatus,
} from "#contract/sales/supplier-requests/status.ts";
import type { LineBefore } from "#api/domain/requests/line-before.ts";
import type { RequestSnapshot } from "#api/domain/requests/snapshot.ts";
import { allotment } from "./allotment.ts";
import { createdAt, id, isOneOf, lockVersion, moment, uid, updatedAt } from "./columns.ts";
import { supplier } from "./company.ts";
import { reconfirmBatch } from "./reconfirm-batch.ts";
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
    /** What the supplier knew before; of amendments alone. */
    previousSnapshot: jsonb("previous_snapshot").$type<RequestSnapshot>(),
    sentAt: moment("sent_at"),
    dueAt: moment("due_at"),
    /** The service was near when it was sent, so the time for an answer is short. */
    isUrgent: boolean("is_urgent").notNull().default(false),
    /** The link of the mail is derived from `uid` and this; the database keeps its hash alone. */
    rotation: integer("rotation").notNull().default(1),
    tokenHash: text("token_hash").unique(),
    linkKey: text("link_key"),
    viewedAt: moment("viewed_at"),
    respondedAt: moment("responded_at"),
    answer: text("answer").$type<SupplierAnswer>(),
    /** Of reconfirmations alone: the batch that asks, and what was answered; words stand in `remarks`. */
    batchId: integer("batch_id").references(() => reconfirmBatch.id),
    reconfirmAnswer: text("reconfirm_answer").$type<ReconfirmAnswer>(),
    answeredVia: text("answered_via").$type<AnswerWay>(),
    /** Who answered, as far as that is known: a link has no name. */
    answeredBy: text("answered_by"),
    confirmationNo: text("confirmation_no"),
    remarks: text("remarks"),
    declineReason: text("decline_reason").$type<DeclineReason>(),
    alternative: text("alternative"),
    /** The service as it was before the answer, to which a changed answer goes back; empty where it cannot. */
    lineBefore: jsonb("line_before").$type<LineBefore>(),
    /** How often the supplier was reminded, and when last. */
    chaseCount: integer("chase_count").notNull().default(0),
    chasedAt: moment("chased_at"),
    supersededById: integer("superseded_by_id").references((): AnyPgColumn => supplierRequest.id),
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
    // One reconfirmation that waits, or that somebody has to see to, per line.
    uniqueIndex("supplier_request_one_reconfirm")
      .on(table.lineId)
      .where(
        sql`${table.kind} = 'reconfirm' and ${table.status} in ('Sent', 'Viewed', 'Alternative', 'Declined')`,
      ),
    index("supplier_request_of_batch").on(table.batchId),
    check("supplier_request_reconfirm_known", isOneOf(table.reconfirmAnswer, ReconfirmAnswer.options)),
    check("supplier_request_kind_known", isOneOf(table.kind, SupplierRequestKind.options)),
    check("supplier_request_status_known", isOneOf(table.status, SupplierRequestStatus.options)),
    check("supplier_request_answer_known", isOneOf(table.answer, SupplierAnswer.options)),
    check("supplier_request_way_known", isOneOf(table.answeredVia, AnswerWay.options)),
    check("supplier_request_reason_known", isOneOf(table.declineReason, DeclineReason.options)),
    check("supplier_request_token_hash_shape", sql`${table.tokenHash} ~ '^[0-9a-f]{64}$'`),
    index("supplier_request_due")
      .on(table.dueAt)
      .where(sql`${table.status} in ('Sent', 'Viewed')`),
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
