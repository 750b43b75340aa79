import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { crossSeasons, secondUnits } from "#api/domain/pricing/line-shapes.ts";
import { ServiceType, type RoomCode, type TranslatedText } from "#contract/primitives.ts";
import type { z } from "zod";
import { createdAt, id, isOneOf, lockVersion, phoneNumber, translated, uid, updatedAt } from "./columns.ts";
import { supplier } from "./company.ts";
import { place } from "./place.ts";
import { cancelPolicy } from "./cancel-policy.ts";
import { agePolicy } from "./policy.ts";

const optionClasses = ["budget", "standard", "superior", "deluxe", "luxury"] as const;

/** How many a room of a code takes. A code that is not named is not offered. */
export type RoomPolicy = Partial<
  Record<z.infer<typeof RoomCode>, { max_adults: number; max_total: number; max_with_infants: number }>
>;
/** Where guests of a service may be collected; `minutes_before` the start of the service. */
export type PickupPoint = { code: string; point: TranslatedText; minutes_before: number };

/** What can be put on a service line. The code is place(3) + service type(2) + supplier(6) + option(6). */
export const productOption = pgTable(
  "product_option",
  {
    id: id(),
    uid: uid(),
    code: text("code").notNull().unique(),
    /** Given out by the database; the demo world has numbers of its own below. */
    optionNumber: integer("option_number")
      .notNull()
      .unique()
      .generatedByDefaultAsIdentity({ startWith: 100_001 }),
    supplierId: integer("supplier_id")
      .notNull()
      .references(() => supplier.id),
    serviceType: text("service_type").$type<z.infer<typeof ServiceType>>().notNull(),
    placeId: integer("place_id")
      .notNull()
      .references(() => place.id),
    /** Set for one-way services only. */
    endPlaceId: integer("end_place_id").references(() => place.id),
    /** Part of a place, as travellers know it. */
    locality: text("locality"),
    class: text("class", { enum: optionClasses }),
    name: translated("name").notNull(),
    /** The room or the variant. */
    comment: translated("comment"),
    description: translated("description"),
    inclusions: jsonb("inclusions").$type<TranslatedText[]>().notNull().default([]),
    exclusions: jsonb("exclusions").$type<TranslatedText[]>().notNull().default([]),
    durationMinutes: integer("duration_minutes"),
    /** Nights of a service that lasts several days. */
    nights: integer("nights"),
    /** `hhmm`, in order. */
    startTimes: text("start_times").array().notNull().default([]),
    /** Weekdays of operation; bit 0 is Monday. */
    operatesDow: smallint("operates_dow").notNull().default(127),
    minPax: integer("min_pax").notNull().default(1),
    maxPax: integer("max_pax"),
    /** People in one vehicle, boat or group of rooms. */
    capacityPerUnit: integer("capacity_per_unit"),
    chargeBasis: text("charge_basis", { enum: ["room", "person", "unit", "group"] }).notNull(),
    secondUnit: text("second_unit", { enum: secondUnits }).notNull(),
    crossSeason: text("cross_season", { enum: crossSeasons }).notNull().default("split"),
    /** Sell prices go up to a multiple of it; empty: as the settings say. */
    sellRoundStepCents: integer("sell_round_step_cents"),
    /** Empty: the supplier's, and without one the ages of the settings. */
    agePolicyId: integer("age_policy_id").references(() => agePolicy.id),
    cancelPolicyId: integer("cancel_policy_id").references(() => cancelPolicy.id),
    roomPolicy: jsonb("room_policy").$type<RoomPolicy>(),
    promptPickup: boolean("prompt_pickup").notNull().default(false),
    pickupPoints: jsonb("pickup_points").$type<PickupPoint[]>().notNull().default([]),
    phone: phoneNumber("phone"),
    address: text("address"),
    lat: doublePrecision("lat"),
    lng: doublePrecision("lng"),
    voucherText: translated("voucher_text"),
    meetingPoint: translated("meeting_point"),
    images: text("images").array().notNull().default([]),
    /** Whether agents may find it. */
    internetEnabled: boolean("internet_enabled").notNull().default(true),
    availabilityDefault: text("availability_default", { enum: ["request", "freesale"] })
      .notNull()
      .default("request"),
    /** 0 to 100, from content and reviews; empty until it was assessed. */
    qualityScore: integer("quality_score"),
    status: text("status", { enum: ["draft", "active", "retired"] })
      .notNull()
      .default("active"),
    lockVersion: lockVersion(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check("product_option_code_length", sql`length(${table.code}) = 17`),
    check("product_option_service_known", isOneOf(table.serviceType, ServiceType.options)),
    check("product_option_basis_known", isOneOf(table.chargeBasis, ["room", "person", "unit", "group"])),
    check("product_option_status_known", isOneOf(table.status, ["draft", "active", "retired"])),
    check("product_option_class_known", isOneOf(table.class, optionClasses)),
    check("product_option_unit_known", isOneOf(table.secondUnit, secondUnits)),
    check("product_option_cross_season_known", isOneOf(table.crossSeason, crossSeasons)),
    check("product_option_availability_known", isOneOf(table.availabilityDefault, ["request", "freesale"])),
    check("product_option_dow_range", sql`${table.operatesDow} between 1 and 127`),
    check("product_option_pax_range", sql`${table.minPax} >= 0 and ${table.maxPax} >= ${table.minPax}`),
    check("product_option_capacity_positive", sql`${table.capacityPerUnit} >= 1`),
    check("product_option_quality_range", sql`${table.qualityScore} between 0 and 100`),
    index("product_option_by_supplier").on(table.supplierId, table.code),
    index("product_option_by_place").on(table.placeId, table.serviceType, table.status),
    index("product_option_by_service").on(table.serviceType, table.code),
  ],
);
