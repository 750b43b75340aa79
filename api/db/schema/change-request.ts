import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { StoredProposal } from "#api/domain/files/change-proposal.ts";
import type { ChangeWish } from "#contract/sales/bookings/change-wish.ts";
import { ChangeStatus } from "#contract/sales/bookings/change-status.ts";
import { clientFile } from "./client-file.ts";
import { createdAt, id, isOneOf, lockVersion, moment, uid, updatedAt } from "./columns.ts";
import { user } from "./user.ts";

/** What an agency asked to be changed about a booking, with what it was told that would cost. */
export const changeRequest = pgTable(
  "change_request",
  {
    id: id(),
    uid: uid(),
    fileId: integer("file_id")
      .notNull()
      .references(() => clientFile.id),
    status: text("status").$type<ChangeStatus>().notNull().default("Open"),
    wish: jsonb("wish").$type<ChangeWish>().notNull(),
    /** As it was read when it was sent; never changed. */
    proposal: jsonb("proposal").$type<StoredProposal>().notNull(),
    hash: text("hash").notNull(),
    remark: text("remark").notNull().default(""),
    authorId: integer("author_id").references(() => user.id),
    authorName: text("author_name").notNull(),
    reason: text("reason"),
    decidedAt: moment("decided_at"),
    decidedBy: text("decided_by"),
    lockVersion: lockVersion(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("change_request_of_file").on(table.fileId, table.createdAt),
    // One question at a time.
    uniqueIndex("change_request_one_open")
      .on(table.fileId)
      .where(sql`${table.status} = 'Open'`),
    check("change_request_status_known", isOneOf(table.status, ChangeStatus.options)),
    check("change_request_hash_shape", sql`${table.hash} ~ '^[0-9a-f]{64}$'`),
    check("change_request_reason_told", sql`${table.status} <> 'Declined' or ${table.reason} is not null`),
  ],
);
