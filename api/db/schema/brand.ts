import { sql } from "drizzle-orm";
import { boolean, check, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { BrandCode, Currency, Locale } from "#contract/primitives.ts";
import { createdAt, id, isOneOf, lockVersion, phoneNumber, uid, updatedAt } from "./columns.ts";

export const brand = pgTable(
  "brand",
  {
    id: id(),
    uid: uid(),
    code: text("code").$type<BrandCode>().notNull().unique(),
    name: text("name").notNull(),
    tradingName: text("trading_name").notNull(),
    currency: text("currency").$type<Currency>().notNull(),
    taxName: text("tax_name").notNull().default("GST"),
    taxBps: integer("tax_bps").notNull(),
    taxNumber: text("tax_number"),
    country: text("country").notNull(),
    phone: phoneNumber("phone").notNull(),
    emergencyPhone: phoneNumber("emergency_phone").notNull(),
    email: text("email").notNull(),
    address: text("address").notNull(),
    timezone: text("timezone").notNull(),
    primaryColour: text("primary_colour").notNull(),
    defaultLocale: text("default_locale").$type<Locale>().notNull().default("en"),
    isDefault: boolean("is_default").notNull().default(false),
    lockVersion: lockVersion(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check("brand_code_length", sql`length(${table.code}) = 2`),
    check("brand_currency_known", isOneOf(table.currency, ["NZD", "AUD"])),
    check("brand_tax_range", sql`${table.taxBps} between 0 and 10000`),
    uniqueIndex("brand_one_default")
      .on(table.isDefault)
      .where(sql`${table.isDefault}`),
  ],
);

/** Typed key-value settings (domain 2.1). A public setting is readable without sign-in. */
export const setting = pgTable("setting", {
  key: text("key").primaryKey(),
  group: text("group").notNull(),
  /** Empty while nothing is set. */
  value: jsonb("value"),
  isPublic: boolean("is_public").notNull().default(false),
  lockVersion: lockVersion(),
  updatedAt: updatedAt(),
});
