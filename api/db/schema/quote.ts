import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { QuoteStatus } from "#contract/sales/quotes/status.ts";
import type { QuoteAmounts, QuoteSnapshot } from "#api/domain/quotes/snapshot.ts";
import { clientFile } from "./client-file.ts";
import { createdAt, id, isOneOf, lockVersion, moment, uid, updatedAt } from "./columns.ts";
import { user } from "./user.ts";

/** The offer of a file: one row per file, made when its first version is saved (domain 2.7, 3.3). */
export const quote = pgTable(
  "quote",
  {
    id: id(),
    uid: uid(),
    fileId: integer("file_id")
      .notNull()
      .unique()
      .references(() => clientFile.id),
    status: text("status").$type<QuoteStatus>().notNull().default("Draft"),
    statusAt: moment("status_at").notNull().defaultNow(),
    /** The last day on which it can be accepted, local to the agency. Empty until it is sent. */
    validUntil: date("valid_until"),
    /** Number of the version that was saved last. */
    currentNo: integer("current_no").notNull().default(0),
    acceptedNo: integer("accepted_no"),
    acceptedByName: text("accepted_by_name"),
    acceptedAt: moment("accepted_at"),
    acceptedIpHash: text("accepted_ip_hash"),
    /** Optional services that were taken with the acceptance, by `uid` of the line. */
    acceptedOptions: text("accepted_options").array().notNull().default([]),
    declineReason: text("decline_reason"),
    lockVersion: lockVersion(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check("quote_status_known", isOneOf(table.status, QuoteStatus.options)),
    check(
      "quote_accepted_whole",
      sql`(${table.acceptedNo} is null) = (${table.acceptedAt} is null)
        and (${table.acceptedNo} is null) = (${table.acceptedByName} is null)`,
    ),
    index("quote_by_status").on(table.status, table.validUntil),
  ],
);

/**
 * A frozen state of a file: what was offered, in all languages, and for how much. What clients may read is in
 * `snapshot`, what the agency pays in `amounts`; `hash` covers both. Its link is derived from `uid` and `rotation`.
 */
export const quoteVersion = pgTable(
  "quote_version",
  {
    id: id(),
    uid: uid(),
    quoteId: integer("quote_id")
      .notNull()
      .references(() => quote.id),
    /** From 1, without gaps. */
    no: integer("no").notNull(),
    label: text("label"),
    snapshot: jsonb("snapshot").$type<QuoteSnapshot>().notNull(),
    amounts: jsonb("amounts").$type<QuoteAmounts>().notNull(),
    hash: text("hash").notNull(),
    createdBy: integer("created_by").references(() => user.id),
    createdAt: createdAt(),
    sentAt: moment("sent_at"),
    viewedAt: moment("viewed_at"),
    viewCount: integer("view_count").notNull().default(0),
    supersededAt: moment("superseded_at"),
    rotation: integer("rotation").notNull().default(1),
    tokenHash: text("token_hash").notNull().unique(),
    /** Id of the key that the token was made with; null in links from before it was kept. */
    linkKey: text("link_key"),
    /** Since when the client's link is closed; who has an account still reads the version. */
    linkClosedAt: moment("link_closed_at"),
  },
  (table) => [
    unique("quote_version_once").on(table.quoteId, table.no),
    check("quote_version_no_positive", sql`${table.no} >= 1`),
    check("quote_version_hash_shape", sql`${table.hash} ~ '^[0-9a-f]{64}$'`),
    check("quote_version_token_hash_shape", sql`${table.tokenHash} ~ '^[0-9a-f]{64}$'`),
  ],
);

const authors = ["office", "agent", "client"] as const;
const messageKinds = ["message", "change_wish", "decline", "system"] as const;

/** What office, agency and client say to each other about a file, oldest first. */
export const fileMessage = pgTable(
  "file_message",
  {
    id: id(),
    uid: uid(),
    fileId: integer("file_id")
      .notNull()
      .references(() => clientFile.id),
    author: text("author", { enum: authors }).notNull(),
    authorId: integer("author_id").references(() => user.id),
    authorName: text("author_name").notNull(),
    kind: text("kind", { enum: messageKinds }).notNull().default("message"),
    /** Plain text. */
    body: text("body").notNull(),
    /** Whether the client of the file reads it on the page of the quote. */
    forClient: boolean("for_client").notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index("file_message_of_file").on(table.fileId, table.createdAt),
    index("file_message_newest").on(table.createdAt),
    check("file_message_author_known", isOneOf(table.author, authors)),
    check("file_message_kind_known", isOneOf(table.kind, messageKinds)),
    check("file_message_length", sql`length(${table.body}) between 1 and 4000`),
  ],
);

/** How many references of a series, by brand and department (`NZFI`), were given out or passed over. */
export const referenceCounter = pgTable(
  "reference_counter",
  {
    id: id(),
    prefix: text("prefix").notNull(),
    lastNo: integer("last_no").notNull(),
  },
  (table) => [uniqueIndex("reference_counter_once").on(table.prefix)],
);
