import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { PackageTestCell } from "#contract/catalogue/packages/test-run.ts";
import { ServiceType } from "#contract/primitives.ts";
import type { z } from "zod";
import { brand } from "./brand.ts";
import { createdAt, id, isOneOf, lockVersion, moment, translated, uid, updatedAt } from "./columns.ts";
import { place, routeLeg } from "./place.ts";
import { productOption } from "./product.ts";
import { user } from "./user.ts";

const classes = ["budget", "standard", "superior", "deluxe", "luxury"] as const;
export type OptionClass = (typeof classes)[number];
const transports = ["any", "rental_car", "seat_in_coach", "private_transfer"] as const;
const priceModes = ["components", "fixed"] as const;
const statuses = ["draft", "tested", "published", "retired"] as const;
const slotKinds = ["service", "insert_activity_here", "note"] as const;
const quantityRules = ["per_person", "per_room", "per_party"] as const;

/** A ready-made trip that agents price by class, rooms and date. (`package` is a reserved word of the language.) */
export const tripPackage = pgTable(
  "package",
  {
    id: id(),
    uid: uid(),
    ref: text("ref").notNull().unique(),
    brandId: integer("brand_id")
      .notNull()
      .references(() => brand.id),
    name: translated("name").notNull(),
    summary: translated("summary").notNull(),
    durationDays: integer("duration_days").notNull(),
    startPlaceId: integer("start_place_id")
      .notNull()
      .references(() => place.id),
    endPlaceId: integer("end_place_id")
      .notNull()
      .references(() => place.id),
    transport: text("transport", { enum: transports }).notNull(),
    /** Classes of accommodation that may be chosen. */
    tariffs: text("tariffs").array().$type<OptionClass[]>().notNull(),
    /** Months of travel, 1 to 12. */
    monthsAvailable: smallint("months_available").array().notNull(),
    minPax: integer("min_pax").notNull().default(1),
    maxPax: integer("max_pax"),
    /** Instead of the mark-ups of the services. */
    markupOverrideBps: integer("markup_override_bps"),
    priceMode: text("price_mode", { enum: priceModes }).notNull().default("components"),
    images: text("images").array().notNull().default([]),
    status: text("status", { enum: statuses }).notNull().default("draft"),
    /** Counted up by every change that may move a price: a test run speaks of one of them. */
    contentVersion: integer("content_version").notNull().default(1),
    lockVersion: lockVersion(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("package_of_brand").on(table.brandId, table.status, table.durationDays),
    check("package_duration_positive", sql`${table.durationDays} between 1 and 60`),
    check("package_transport_known", isOneOf(table.transport, transports)),
    check("package_price_mode_known", isOneOf(table.priceMode, priceModes)),
    check("package_status_known", isOneOf(table.status, statuses)),
    check("package_pax_range", sql`${table.minPax} >= 1 and ${table.maxPax} >= ${table.minPax}`),
    check("package_has_tariff", sql`cardinality(${table.tariffs}) > 0`),
  ],
);

const packageId = () =>
  integer("package_id")
    .notNull()
    .references(() => tripPackage.id, { onDelete: "cascade" });

export const packageDay = pgTable(
  "package_day",
  {
    id: id(),
    packageId: packageId(),
    dayNo: integer("day_no").notNull(),
    title: translated("title").notNull(),
    text: translated("text").notNull(),
    placeId: integer("place_id")
      .notNull()
      .references(() => place.id),
    overnightPlaceId: integer("overnight_place_id").references(() => place.id),
    drivingLegId: integer("driving_leg_id").references(() => routeLeg.id),
    image: text("image"),
    lockVersion: lockVersion(),
  },
  (table) => [
    unique("package_day_once").on(table.packageId, table.dayNo),
    check("package_day_positive", sql`${table.dayNo} >= 1`),
  ],
);

/** A service of a day, a place where an activity may be put in, or a note. */
export const packageSlot = pgTable(
  "package_slot",
  {
    id: id(),
    uid: uid(),
    packageId: packageId(),
    dayNo: integer("day_no").notNull(),
    seq: integer("seq").notNull(),
    kind: text("kind", { enum: slotKinds }).notNull(),
    serviceType: text("service_type").$type<z.infer<typeof ServiceType>>(),
    quantityRule: text("quantity_rule", { enum: quantityRules }).notNull().default("per_person"),
    optional: boolean("optional").notNull().default(false),
    deletable: boolean("deletable").notNull().default(false),
    /** Nights or days the service lasts; empty: as the option says. */
    nights: integer("nights"),
    startTime: text("start_time"),
    endTime: text("end_time"),
    note: translated("note"),
    lockVersion: lockVersion(),
  },
  (table) => [
    unique("package_slot_position").on(table.packageId, table.dayNo, table.seq),
    check("package_slot_kind_known", isOneOf(table.kind, slotKinds)),
    check("package_slot_rule_known", isOneOf(table.quantityRule, quantityRules)),
    check("package_slot_service_known", isOneOf(table.serviceType, ServiceType.options)),
    check(
      "package_slot_fits_kind",
      sql`(${table.kind} = 'service') <= (${table.serviceType} is not null)
        and (${table.kind} = 'note') <= (${table.note} is not null)`,
    ),
  ],
);

/** The option of a slot for a class of accommodation (empty: every class), and those that may replace it. */
export const packageSlotOption = pgTable(
  "package_slot_option",
  {
    id: id(),
    slotId: integer("slot_id")
      .notNull()
      .references(() => packageSlot.id, { onDelete: "cascade" }),
    optionId: integer("option_id")
      .notNull()
      .references(() => productOption.id),
    class: text("class", { enum: classes }),
    substitute: boolean("substitute").notNull().default(false),
    extras: text("extras").array().notNull().default([]),
  },
  (table) => [
    unique("package_slot_option_once").on(table.slotId, table.optionId, table.class).nullsNotDistinct(),
    uniqueIndex("package_slot_option_one_per_class")
      .on(table.slotId, sql`coalesce(${table.class}, '')`)
      .where(sql`not ${table.substitute}`),
    index("package_slot_option_by_option").on(table.optionId),
    check("package_slot_option_class_known", isOneOf(table.class, classes)),
  ],
);

const jobStatuses = ["running", "done", "stopped", "failed", "cut_off"] as const;

/** Packages being priced in the background, one such job at a time. */
export const packageTestJob = pgTable(
  "package_test_job",
  {
    id: id(),
    uid: uid(),
    startedAt: moment("started_at").notNull().defaultNow(),
    startedBy: integer("started_by").references(() => user.id),
    packageIds: integer("package_ids").array().notNull(),
    currentId: integer("current_id").references(() => tripPackage.id, { onDelete: "set null" }),
    status: text("status", { enum: jobStatuses }).notNull().default("running"),
    stopAsked: boolean("stop_asked").notNull().default(false),
    /** Months of packages in a class: how many there are, and how many of them are priced. */
    total: integer("total").notNull(),
    done: integer("done").notNull().default(0),
    /** When the process that runs it last gave a sign of life; a job without one for long was cut off. */
    beatAt: moment("beat_at").notNull().defaultNow(),
    endedAt: moment("ended_at"),
  },
  (table) => [
    check("package_test_job_status_known", isOneOf(table.status, jobStatuses)),
    uniqueIndex("package_test_job_one_running")
      .on(table.status)
      .where(sql`${table.status} = 'running'`),
  ],
);

export const packageTestRun = pgTable(
  "package_test_run",
  {
    id: id(),
    packageId: packageId(),
    runAt: moment("run_at").notNull().defaultNow(),
    runBy: integer("run_by").references(() => user.id),
    contentVersion: integer("content_version").notNull().default(0),
    cells: integer("cells").notNull().default(0),
    /** Cells that some start with firm rates makes. */
    okCells: integer("ok_cells").notNull().default(0),
    matrix: jsonb("matrix").$type<PackageTestCell[]>().notNull(),
  },
  (table) => [index("package_test_run_newest").on(table.packageId, table.runAt)],
);
