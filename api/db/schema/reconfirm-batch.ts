import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { brand } from "./brand.ts";
import { createdAt, id, moment, uid } from "./columns.ts";
import { supplier } from "./company.ts";

/** Services that a supplier is asked to reconfirm, by one mail and one page. Its requests name it. */
export const reconfirmBatch = pgTable(
  "reconfirm_batch",
  {
    id: id(),
    uid: uid(),
    supplierId: integer("supplier_id")
      .notNull()
      .references(() => supplier.id),
    /** Whose office asks; the mail is in its name. */
    brandId: integer("brand_id")
      .notNull()
      .references(() => brand.id),
    sentAt: moment("sent_at").notNull(),
    dueAt: moment("due_at").notNull(),
    isUrgent: boolean("is_urgent").notNull().default(false),
    /** The link of the mail is derived from `uid` and this; the database keeps its hash alone. */
    rotation: integer("rotation").notNull().default(1),
    tokenHash: text("token_hash").notNull().unique(),
    linkKey: text("link_key"),
    /** How often the supplier was reminded, and when last. */
    chaseCount: integer("chase_count").notNull().default(0),
    chasedAt: moment("chased_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("reconfirm_batch_of_supplier").on(table.supplierId, table.dueAt),
    index("reconfirm_batch_due").on(table.dueAt),
    check("reconfirm_batch_token_hash_shape", sql`${table.tokenHash} ~ '^[0-9a-f]{64}$'`),
  ],
);
