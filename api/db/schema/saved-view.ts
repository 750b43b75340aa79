import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { AccountAudience } from "#contract/endpoint.ts";
import type { Density } from "#contract/system/saved-views.ts";
import { createdAt, id, isOneOf, lockVersion, sortedText, uid, updatedAt } from "./columns.ts";
import { agency, supplier } from "./company.ts";
import { user } from "./user.ts";

/** A list as somebody likes it: its query string, and its columns where they are not the usual ones. */
export const savedView = pgTable(
  "saved_view",
  {
    id: id(),
    uid: uid(),
    userId: integer("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    audience: text("audience").$type<AccountAudience>().notNull(),
    /** Of the owner, when an agent: shared views stay within the agency. */
    agencyId: integer("agency_id").references(() => agency.id),
    /** Of the owner, when of a supplier: shared views stay within the supplier. */
    supplierId: integer("supplier_id").references(() => supplier.id),
    list: text("list").notNull(),
    name: sortedText("name").notNull(),
    search: text("search").notNull(),
    /** None: the usual ones. */
    columns: text("columns").array().notNull().default([]),
    shared: boolean("shared").notNull().default(false),
    lockVersion: lockVersion(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("saved_view_of_user").on(table.userId, table.list),
    index("saved_view_shared")
      .on(table.audience, table.list)
      .where(sql`${table.shared}`),
    check("saved_view_audience_known", isOneOf(table.audience, ["office", "agent", "supplier"])),
    check("saved_view_name_length", sql`length(${table.name}) between 1 and 60`),
  ],
);

/** What an account keeps of a list besides views. */
export const listSetting = pgTable(
  "list_setting",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    list: text("list").notNull(),
    columns: text("columns").array().notNull().default([]),
    density: text("density").$type<Density>().notNull().default("normal"),
    defaultViewId: integer("default_view_id").references(() => savedView.id, { onDelete: "set null" }),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.list] }),
    index("list_setting_by_default_view").on(table.defaultViewId),
    check("list_setting_density_known", isOneOf(table.density, ["dense", "normal", "roomy"])),
  ],
);
