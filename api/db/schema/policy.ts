import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, lockVersion, translated, uid, updatedAt } from "./columns.ts";

/**
 * Who counts as infant, child and adult at the service date. Bands are inclusive years; they touch without a
 * gap and reach from 0 to 120. A band that a supplier does not know is empty: its `to` is one below its `from`.
 */
export const agePolicy = pgTable(
  "age_policy",
  {
    id: id(),
    uid: uid(),
    code: text("code").notNull().unique(),
    name: translated("name").notNull(),
    infantFrom: integer("infant_from").notNull().default(0),
    infantTo: integer("infant_to").notNull(),
    childFrom: integer("child_from").notNull(),
    childTo: integer("child_to").notNull(),
    adultFrom: integer("adult_from").notNull(),
    adultTo: integer("adult_to").notNull().default(120),
    infantsAllowed: boolean("infants_allowed").notNull().default(true),
    childrenAllowed: boolean("children_allowed").notNull().default(true),
    adultsRequired: boolean("adults_required").notNull().default(true),
    countChildrenInBreaks: boolean("count_children_in_breaks").notNull().default(true),
    countInfantsInBreaks: boolean("count_infants_in_breaks").notNull().default(false),
    lockVersion: lockVersion(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check(
      "age_policy_bands_contiguous",
      sql`${table.infantFrom} = 0 and ${table.infantTo} >= -1 and ${table.childFrom} = ${table.infantTo} + 1
        and ${table.childTo} >= ${table.infantTo} and ${table.adultFrom} = ${table.childTo} + 1
        and ${table.adultTo} = 120 and ${table.adultFrom} <= 120`,
    ),
  ],
);
