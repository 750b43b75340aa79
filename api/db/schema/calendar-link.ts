import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, moment, uid, updatedAt } from "./columns.ts";
import { user } from "./user.ts";

/**
 * The address at which somebody's calendar program reads the services of a supplier. It is the account's and not the
 * company's, so that it ends with the account.
 */
export const calendarLink = pgTable("calendar_link", {
  id: id(),
  uid: uid(),
  userId: integer("user_id")
    .notNull()
    .unique()
    .references(() => user.id, { onDelete: "cascade" }),
  /** Counted up by each new address; the ones before open nothing. */
  rotation: integer("rotation").notNull(),
  tokenHash: text("token_hash").notNull().unique(),
  linkKey: text("link_key"),
  /** Switched off since. */
  closedAt: moment("closed_at"),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
