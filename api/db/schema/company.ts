import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, type AnyPgColumn } from "drizzle-orm/pg-core";
import type { Currency, Locale, ServiceType } from "#contract/primitives.ts";
import type { z } from "zod";
import { createdAt, id, isOneOf, lockVersion, phoneNumber, sortedText, uid, updatedAt } from "./columns.ts";
import { place } from "./place.ts";
import { agePolicy } from "./policy.ts";
import { upload } from "./upload.ts";

export const taxCodes = ["STD", "ZERO", "EXEMPT", "NONE"] as const;
const costTaxModes = ["incl", "excl", "none"] as const;
const paymentTerms = [
  "days_before_service",
  "days_after_service",
  "day_of_month_of_service",
  "day_of_following_month",
  "on_confirm",
] as const;

/** A travel agency that buys from one or both brands. */
export const agency = pgTable(
  "agency",
  {
    id: id(),
    uid: uid(),
    code: text("code").notNull().unique(),
    name: sortedText("name").notNull(),
    legalName: text("legal_name").notNull(),
    brandIds: integer("brand_ids").array().notNull(),
    country: text("country").notNull(),
    market: text("market", { enum: ["long-haul", "short-haul", "domestic"] }).notNull(),
    currency: text("currency").$type<Currency>().notNull(),
    locale: text("locale").$type<Locale>().notNull(),
    priceMode: text("price_mode", { enum: ["net", "commission"] }).notNull(),
    commissionBps: integer("commission_bps").notNull().default(0),
    agentMarkupBps: integer("agent_markup_bps").notNull().default(0),
    /** Rate codes that are tried in order before the standard rates. */
    priceCodes: text("price_codes").array().notNull().default([]),
    taxCode: text("tax_code", { enum: taxCodes }).notNull().default("STD"),
    /** The agency through which this one buys. */
    consolidatorId: integer("consolidator_id").references((): AnyPgColumn => agency.id),
    creditTerms: text("credit_terms", { enum: ["prepay", "credit"] }).notNull(),
    creditLimitCents: integer("credit_limit_cents").notNull().default(0),
    paymentDays: integer("payment_days").notNull().default(0),
    email: text("email").notNull(),
    phone: phoneNumber("phone").notNull(),
    address: text("address").notNull(),
    status: text("status", { enum: ["active", "on_hold", "closed"] })
      .notNull()
      .default("active"),
    notes: text("notes"),
    /** Its uploaded mark, which stands beside its name on what its clients read. */
    logoUid: text("logo_uid").references(() => upload.uid, { onDelete: "set null" }),
    /** Whether it is reminded of what it has to pay. */
    sendsReminders: boolean("sends_reminders").notNull().default(true),
    lockVersion: lockVersion(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check("agency_code_length", sql`length(${table.code}) = 6`),
    check("agency_has_brand", sql`cardinality(${table.brandIds}) > 0`),
    check("agency_commission_range", sql`${table.commissionBps} between 0 and 10000`),
    check("agency_markup_range", sql`${table.agentMarkupBps} between 0 and 100000`),
    check("agency_credit_positive", sql`${table.creditLimitCents} >= 0 and ${table.paymentDays} >= 0`),
    check("agency_tax_code_known", isOneOf(table.taxCode, taxCodes)),
    check("agency_not_its_own_consolidator", sql`${table.consolidatorId} <> ${table.id}`),
    check("agency_market_known", isOneOf(table.market, ["long-haul", "short-haul", "domestic"])),
    check("agency_price_mode_known", isOneOf(table.priceMode, ["net", "commission"])),
    check("agency_credit_terms_known", isOneOf(table.creditTerms, ["prepay", "credit"])),
    check("agency_status_known", isOneOf(table.status, ["active", "on_hold", "closed"])),
    index("agency_by_name").on(table.name, table.id),
  ],
);

/** A company that delivers services. `internetName` is what agents and travellers read. */
export const supplier = pgTable(
  "supplier",
  {
    id: id(),
    uid: uid(),
    code: text("code").notNull().unique(),
    name: sortedText("name").notNull(),
    internetName: text("internet_name").notNull(),
    brandIds: integer("brand_ids").array().notNull(),
    serviceTypes: text("service_types").array().$type<z.infer<typeof ServiceType>[]>().notNull(),
    placeId: integer("place_id")
      .notNull()
      .references(() => place.id),
    address: text("address").notNull(),
    postcode: text("postcode"),
    phone: phoneNumber("phone").notNull(),
    emergencyPhone: phoneNumber("emergency_phone"),
    emailReservations: text("email_reservations").notNull(),
    emailAccounts: text("email_accounts"),
    website: text("website"),
    currency: text("currency").$type<Currency>().notNull(),
    /** Whether the supplier's rates contain GST; a new rate starts with it. */
    costTaxMode: text("cost_tax_mode", { enum: costTaxModes }).notNull().default("incl"),
    paymentTerms: text("payment_terms", { enum: paymentTerms }).notNull().default("day_of_following_month"),
    /** Days, or the day of the month, as the terms say. */
    paymentDays: integer("payment_days").notNull().default(20),
    requiresPrepayment: boolean("requires_prepayment").notNull().default(false),
    /** For options without an age policy of their own. */
    defaultAgePolicyId: integer("default_age_policy_id").references(() => agePolicy.id),
    /** Codes of amenities (`wifi`, `pool` …); the screens name them. */
    amenities: text("amenities").array().notNull().default([]),
    /** Mean of the published reviews in hundredths of a star; empty without one. */
    ratingAvg: integer("rating_avg"),
    ratingCount: integer("rating_count").notNull().default(0),
    confirmChannel: text("confirm_channel", { enum: ["link", "portal", "email", "phone"] }).notNull(),
    /** Whether it is told, by mail and bell, what is sold from the stock that it gave us and what goes back to it. */
    tellsStock: boolean("tells_stock").notNull().default(true),
    responseSlaHours: integer("response_sla_hours").notNull().default(48),
    status: text("status", { enum: ["active", "on_hold", "closed"] })
      .notNull()
      .default("active"),
    notesInternal: text("notes_internal"),
    lockVersion: lockVersion(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check("supplier_code_length", sql`length(${table.code}) = 6`),
    check("supplier_has_brand", sql`cardinality(${table.brandIds}) > 0`),
    check("supplier_channel_known", isOneOf(table.confirmChannel, ["link", "portal", "email", "phone"])),
    check("supplier_status_known", isOneOf(table.status, ["active", "on_hold", "closed"])),
    check("supplier_cost_tax_mode_known", isOneOf(table.costTaxMode, costTaxModes)),
    check("supplier_payment_terms_known", isOneOf(table.paymentTerms, paymentTerms)),
    check("supplier_payment_days_range", sql`${table.paymentDays} between 0 and 365`),
    check("supplier_sla_positive", sql`${table.responseSlaHours} > 0`),
    check("supplier_rating_range", sql`${table.ratingAvg} between 100 and 500 and ${table.ratingCount} >= 0`),
    index("supplier_by_name").on(table.name, table.id),
    index("supplier_by_place").on(table.placeId),
  ],
);
