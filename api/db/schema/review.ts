import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { Locale } from "#contract/primitives.ts";
import { clientFile } from "./client-file.ts";
import { createdAt, id, lockVersion, moment, uid, updatedAt } from "./columns.ts";
import { supplier } from "./company.ts";
import { productOption } from "./product.ts";
import { serviceLine } from "./service-line.ts";

/** What the travellers of a file said of one of its services: one answer of the party, which shares one link. */
export const review = pgTable(
  "review",
  {
    id: id(),
    uid: uid(),
    fileId: integer("file_id")
      .notNull()
      .references(() => clientFile.id),
    lineId: integer("line_id")
      .notNull()
      .unique()
      .references(() => serviceLine.id),
    /** Who served, and what was bought, when it was said: a line may be swapped afterwards. */
    supplierId: integer("supplier_id").references(() => supplier.id),
    optionId: integer("option_id").references(() => productOption.id),
    rating: integer("rating").notNull(),
    comment: text("comment").notNull().default(""),
    /** Language that the page was in. */
    locale: text("locale").$type<Locale>().notNull(),
    /** When it was said as it stands. */
    submittedAt: moment("submitted_at").notNull(),
    lockVersion: lockVersion(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check("review_rating_in_stars", sql`${table.rating} between 1 and 5`),
    index("review_of_file").on(table.fileId),
    index("review_of_supplier").on(table.supplierId, table.submittedAt),
    index("review_of_option").on(table.optionId),
  ],
);
