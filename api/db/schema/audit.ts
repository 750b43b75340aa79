import { bigint, check, index, integer, jsonb, pgTable, smallint, text, unique } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { bigId, isOneOf, moment, uid } from "./columns.ts";

/** Values of a record by the names its contract uses. */
export type AuditFields = Record<string, unknown>;

const audiences = ["office", "agent", "supplier", "public", "system"] as const;

/**
 * Who changed what, written in the transaction of the change. Rows are only ever added: no role may change or
 * remove one, and a trigger stops the owner too (`append-only.ts`). Each row carries the hash of the row before
 * it in its lane, so that whoever gets past both is found out by `verifyAuditChain`. The numbers of actors,
 * files and brands are no foreign keys: the log outlives what it speaks of.
 */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigId(),
    uid: uid(),
    lane: smallint("lane").notNull(),
    /** Place in the lane, from 1 without a gap. */
    seq: bigint("seq", { mode: "number" }).notNull(),
    at: moment("at").notNull(),
    actorId: integer("actor_id"),
    actorAudience: text("actor_audience", { enum: audiences }).notNull(),
    impersonatorId: integer("impersonator_id"),
    ip: text("ip").notNull(),
    action: text("action").notNull(),
    subjectType: text("subject_type").notNull(),
    subjectUid: text("subject_uid").notNull(),
    fileId: integer("file_id"),
    /** Brand whose office may read the row; where empty, whoever may read the record itself. */
    brandId: integer("brand_id"),
    /** Only the fields that changed; empty for what was created. */
    before: jsonb("before").$type<AuditFields>(),
    /** Only the fields that changed; empty for what was removed. */
    after: jsonb("after").$type<AuditFields>(),
    reason: text("reason"),
    requestId: text("request_id").notNull(),
    previousHash: text("previous_hash").notNull(),
    hash: text("hash").notNull(),
  },
  (table) => [
    unique("audit_log_place").on(table.lane, table.seq),
    index("audit_log_of_subject").on(table.subjectType, table.subjectUid, table.id),
    index("audit_log_of_file").on(table.fileId, table.at, table.id),
    index("audit_log_by_time").on(table.at),
    check("audit_log_audience_known", isOneOf(table.actorAudience, audiences)),
    check("audit_log_seq_positive", sql`${table.seq} >= 1`),
  ],
);

/**
 * The end of each lane. A transaction takes the first lane that no other one holds, so that writers wait for
 * each other only when there are more of them than lanes. `seal` is made with the server's key, so that a lane
 * cannot be cut short by changing rows of the database alone.
 */
export const auditHead = pgTable("audit_head", {
  lane: smallint("lane").primaryKey(),
  seq: bigint("seq", { mode: "number" }).notNull(),
  hash: text("hash").notNull(),
  seal: text("seal").notNull(),
});
