import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { CancelRung } from "#api/domain/pricing/cancellation.ts";
import type { TranslatedText } from "#contract/primitives.ts";
import { createdAt, id, lockVersion, sortedText, uid, updatedAt } from "./columns.ts";
import { supplier } from "./company.ts";

/** One step of a cancellation ladder with the words that documents print. */
export type CancelPolicyRung = CancelRung & { text: TranslatedText };

/** What cancelling costs, by the hours left until 00:00 local of the service date. */
export const cancelPolicy = pgTable(
  "cancel_policy",
  {
    id: id(),
    uid: uid(),
    code: text("code").notNull().unique(),
    name: sortedText("name").notNull(),
    /** Whose own terms they are; those of the house, which any product may have, have none. */
    supplierId: integer("supplier_id").references(() => supplier.id),
    rungs: jsonb("rungs").$type<CancelPolicyRung[]>().notNull().default([]),
    lockVersion: lockVersion(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("cancel_policy_of_supplier").on(table.supplierId),
    check("cancel_policy_rungs_listed", sql`jsonb_typeof(${table.rungs}) = 'array'`),
  ],
);
