import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, text } from "drizzle-orm/pg-core";
import { AvailabilityReason } from "#contract/sales/bookings/availability.ts";
import { isOneOf, moment } from "./columns.ts";
import { serviceLine } from "./service-line.ts";

/**
 * What our stock answered when the availability of a line was checked; whether that was yes or no is the status of the
 * line. It is taken away when the line changes.
 */
export const lineAvailability = pgTable(
  "line_availability",
  {
    lineId: integer("line_id")
      .primaryKey()
      .references(() => serviceLine.id, { onDelete: "cascade" }),
    reason: text("reason").$type<AvailabilityReason>().notNull(),
    /** The first day that stands in the way, where it is a single one of our own stock. */
    day: date("day"),
    /** What was asked for (`questionOf`); an answer to another question is not given again. */
    question: text("question").notNull(),
    checkedAt: moment("checked_at").notNull(),
  },
  (table) => [
    check("line_availability_reason_known", isOneOf(table.reason, AvailabilityReason.options)),
    check("line_availability_question_told", sql`${table.question} <> ''`),
  ],
);
