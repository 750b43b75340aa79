import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Locale } from "#contract/primitives.ts";
import { brand } from "./brand.ts";
import { bigId, createdAt, id, isOneOf, moment, uid } from "./columns.ts";
import { user } from "./user.ts";

/** A signed-in browser or client. Only the SHA-256 of the opaque token is kept. */
export const accessToken = pgTable(
  "access_token",
  {
    id: id(),
    /** Names the session to its owner, who may end it. It opens nothing. */
    uid: uid(),
    tokenHash: text("token_hash").notNull().unique(),
    userId: integer("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    remember: boolean("remember").notNull().default(false),
    createdAt: createdAt(),
    lastUsedAt: moment("last_used_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
    revokedAt: moment("revoked_at"),
    address: text("address"),
    userAgent: text("user_agent"),
  },
  (table) => [
    index("access_token_by_user").on(table.userId),
    index("access_token_by_expiry").on(table.expiresAt),
  ],
);

export const passwordReset = pgTable(
  "password_reset",
  {
    id: id(),
    /** The mailed token is derived from it, so that the outbox need not hold one. */
    uid: uid(),
    tokenHash: text("token_hash").notNull().unique(),
    userId: integer("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** An invitation makes the account active; it is good for longer. */
    purpose: text("purpose", { enum: ["reset", "invitation"] })
      .notNull()
      .default("reset"),
    createdAt: createdAt(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [
    index("password_reset_by_user").on(table.userId),
    check("password_reset_purpose_known", isOneOf(table.purpose, ["reset", "invitation"])),
  ],
);

/**
 * Counters shared by all processes: one upsert adds to (key, window) and answers the count.
 * `windowStart` is the second at which the window began, since 1970.
 */
export const rateLimit = pgTable(
  "rate_limit",
  {
    key: text("key").notNull(),
    windowStart: integer("window_start").notNull(),
    count: integer("count").notNull().default(0),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.windowStart] }),
    index("rate_limit_by_expiry").on(table.expiresAt),
  ],
);

/**
 * Answers of calls that carried an `Idempotency-Key`, so that the same call sent again makes nothing twice.
 * While `status` is empty the call is being worked on by whoever holds `claim`, until `claimedUntil`.
 */
export const idempotentAnswer = pgTable(
  "idempotent_answer",
  {
    /** SHA-256 of who called, which endpoint, and the key. */
    keyHash: text("key_hash").primaryKey(),
    /** SHA-256 of what was asked for. */
    requestHash: text("request_hash").notNull(),
    claim: text("claim").notNull(),
    claimedUntil: moment("claimed_until").notNull(),
    status: integer("status"),
    contentType: text("content_type"),
    body: text("body"),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("idempotent_answer_by_expiry").on(table.expiresAt),
    check("idempotent_answer_whole", sql`(${table.status} is null) = (${table.body} is null)`),
  ],
);

/**
 * Mail waiting or sent. `params` names records and never holds a link or a token: links are derived again
 * from the server key when the message is sent, so that a dump of this table opens nothing.
 */
export const outboxMessage = pgTable(
  "outbox_message",
  {
    id: bigId(),
    uid: uid(),
    brandId: integer("brand_id")
      .notNull()
      .references(() => brand.id),
    kind: text("kind").notNull(),
    audience: text("audience", { enum: ["office", "agent", "supplier", "client"] }).notNull(),
    locale: text("locale").$type<Locale>().notNull(),
    toAddress: text("to_address").notNull(),
    toName: text("to_name"),
    params: jsonb("params").$type<Record<string, unknown>>().notNull().default({}),
    status: text("status", { enum: ["queued", "sending", "sent", "failed"] })
      .notNull()
      .default("queued"),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: moment("next_attempt_at").defaultNow(),
    createdAt: createdAt(),
    sentAt: moment("sent_at"),
    error: text("error"),
  },
  (table) => [
    index("outbox_message_due")
      .on(table.nextAttemptAt)
      .where(sql`${table.status} in ('queued', 'sending')`),
    index("outbox_message_sent")
      .on(table.sentAt)
      .where(sql`${table.status} = 'sent'`),
    index("outbox_message_newest").on(table.brandId, table.id),
    check(
      "outbox_message_audience_known",
      isOneOf(table.audience, ["office", "agent", "supplier", "client"]),
    ),
    check("outbox_message_status_known", isOneOf(table.status, ["queued", "sending", "sent", "failed"])),
  ],
);
