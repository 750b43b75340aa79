import { index, integer, jsonb, pgTable } from "drizzle-orm/pg-core";
import { bigId, moment } from "./columns.ts";
import type { CancelPolicyRung } from "./cancel-policy.ts";
import { productOption } from "./product.ts";

/**
 * What cancelling a product cost until a moment: written when it gets other terms, never changed. Who booked before pays
 * by what held then. No row after a moment: the terms that the product has now held then already.
 */
export const pastCancelTerms = pgTable(
  "past_cancel_terms",
  {
    id: bigId(),
    optionId: integer("option_id")
      .notNull()
      .references(() => productOption.id, { onDelete: "cascade" }),
    until: moment("until").notNull(),
    rungs: jsonb("rungs").$type<CancelPolicyRung[]>().notNull(),
  },
  (table) => [index("past_cancel_terms_of_option").on(table.optionId, table.until)],
);
