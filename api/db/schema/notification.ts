import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { NotificationContent, NotificationKind } from "#contract/system/notifications/kinds.ts";
import { bigId, createdAt, moment, uid } from "./columns.ts";
import { user } from "./user.ts";

/** Something one person was told. The sentence is made when it is shown, in the reader's language. */
export const notification = pgTable(
  "notification",
  {
    id: bigId(),
    uid: uid(),
    userId: integer("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    kind: text("kind").$type<NotificationKind>().notNull(),
    facts: jsonb("facts").$type<NotificationContent["facts"]>().notNull(),
    readAt: moment("read_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("notification_newest").on(table.userId, table.id),
    index("notification_unread")
      .on(table.userId, table.kind)
      .where(sql`${table.readAt} is null`),
  ],
);
