import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { id, isOneOf, lockVersion, moment, updatedAt } from "./columns.ts";
import { agency } from "./company.ts";
import { productOption } from "./product.ts";
import { user } from "./user.ts";

const units = ["room", "seat", "vehicle", "person"] as const;
const modes = ["allotment", "freesale", "request"] as const;

/**
 * Our stock of an option on one day, the whole of it or the split of one agency. Taking and giving back happen
 * under a row lock; `used` + `held` stay within `max` but for those who may overbook.
 */
export const allotment = pgTable(
  "allotment",
  {
    id: id(),
    optionId: integer("option_id")
      .notNull()
      .references(() => productOption.id),
    date: date("date").notNull(),
    /** Empty: for every agency. */
    agencyId: integer("agency_id").references(() => agency.id),
    unit: text("unit", { enum: units }).notNull(),
    max: integer("max").notNull(),
    used: integer("used").notNull().default(0),
    held: integer("held").notNull().default(0),
    /** Less than so many days before the service the rest goes back to the supplier. */
    releaseDays: integer("release_days").notNull().default(0),
    mode: text("mode", { enum: modes }).notNull().default("allotment"),
    stopSell: boolean("stop_sell").notNull().default(false),
    stopSellReason: text("stop_sell_reason"),
    stopSellBy: integer("stop_sell_by").references(() => user.id),
    stopSellAt: moment("stop_sell_at"),
    lockVersion: lockVersion(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique("allotment_once").on(table.optionId, table.date, table.agencyId).nullsNotDistinct(),
    index("allotment_by_date").on(table.date, table.optionId),
    check("allotment_unit_known", isOneOf(table.unit, units)),
    check("allotment_mode_known", isOneOf(table.mode, modes)),
    check(
      "allotment_amounts_positive",
      sql`${table.max} >= 0 and ${table.used} >= 0 and ${table.held} >= 0 and ${table.releaseDays} >= 0`,
    ),
    check("allotment_stop_sell_explained", sql`not ${table.stopSell} or ${table.stopSellReason} is not null`),
  ],
);

/** What a row says of its day: what is kept, taken and closed. Of whom it may be drawn from is for each reader to add. */
export const stockColumns = {
  optionId: allotment.optionId,
  date: allotment.date,
  unit: allotment.unit,
  mode: allotment.mode,
  max: allotment.max,
  used: allotment.used,
  held: allotment.held,
  releaseDays: allotment.releaseDays,
  stopSell: allotment.stopSell,
};
