import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { CancelRung } from "#api/domain/pricing/cancellation.ts";
import { LineStatus, ServiceType, type Currency, type TranslatedText } from "#contract/primitives.ts";
import type { z } from "zod";
import { clientFile } from "./client-file.ts";
import {
  bigId,
  clockTime,
  createdAt,
  id,
  isOneOf,
  lockVersion,
  moment,
  phoneNumber,
  translated,
  uid,
  updatedAt,
} from "./columns.ts";
import { supplier } from "./company.ts";
import { place } from "./place.ts";
import { productOption } from "./product.ts";
import { departure } from "./tour.ts";
import { user } from "./user.ts";

/** Where and when a service begins or ends for the traveller. */
export type MeetingSnapshot = {
  date: string | null;
  /** `hhmm` */
  time: string | null;
  point: TranslatedText;
  remark: TranslatedText | null;
};

/** One unit date of a price as it was calculated: the row it came from and its amount. */
export type PricedUnit = { date: string; rate: string; version: number; cents: number; free: boolean };
export type PricedExtra = { code: string; count: number; cents: number };

/** How a penalty came about: the rung of the policy that held when the line was cancelled. */
export type CancelSnapshot = { at: string; minutesBefore: number; rung: CancelRung | null; reason: string };

const priceStatuses = ["priced", "estimate", "no_rate", "on_request", "manual", "locked"] as const;
/** Where a price comes from; of a tour from its departure, whose uid stands where others name a rate. */
const priceSources = ["rate", "departure", "override", "estimate", "manual"] as const;
const lineKinds = ["included", "optional", "own_arrangement", "note"] as const;
const clockShape = "'^([01][0-9]|2[0-3])[0-5][0-9]$'";

/** One service of a file. What it earns and costs is in `line_price` and `line_cost`. */
export const serviceLine = pgTable(
  "service_line",
  {
    id: id(),
    uid: uid(),
    fileId: integer("file_id")
      .notNull()
      .references(() => clientFile.id),
    dayNo: integer("day_no").notNull(),
    seq: integer("seq").notNull(),
    kind: text("kind", { enum: lineKinds }).notNull(),
    /** Whether the line counts in totals and in the status of the file. */
    costed: boolean("costed").notNull(),
    serviceType: text("service_type").$type<z.infer<typeof ServiceType>>().notNull(),
    optionId: integer("option_id").references(() => productOption.id),
    /** Empty for own arrangements and notes. */
    supplierId: integer("supplier_id").references(() => supplier.id),
    placeId: integer("place_id")
      .notNull()
      .references(() => place.id),
    name: translated("name").notNull(),
    comment: translated("comment"),
    dateFrom: date("date_from").notNull(),
    dateTo: date("date_to").notNull(),
    startTime: clockTime("start_time"),
    endTime: clockTime("end_time"),
    /** Nights, days or 1, as the option is charged. */
    units: integer("units").notNull().default(1),
    /** Rooms, vehicles, seats. */
    qty: integer("qty").notNull().default(1),
    /** How many of them the office asks for; null where that follows from the party. */
    askedQty: integer("asked_qty"),
    adults: integer("adults").notNull().default(0),
    children: integer("children").notNull().default(0),
    infants: integer("infants").notNull().default(0),
    status: text("status").$type<z.infer<typeof LineStatus>>().notNull(),
    statusAt: moment("status_at").notNull().defaultNow(),
    /** Where the price stands; a line that is secured is `locked`. */
    priceStatus: text("price_status", { enum: priceStatuses }).notNull().default("priced"),
    /** The slot of the file's package that it fills, by its `uid`; empty for what was put in by hand. */
    packageSlot: text("package_slot"),
    /** The start of a regular tour that the line is; such a line has no option. */
    departureId: integer("departure_id").references(() => departure.id),
    /** Codes of the extras that are taken. */
    extras: text("extras").array().notNull().default([]),
    confirmation: text("confirmation"),
    voucherNo: text("voucher_no"),
    voucherText: translated("voucher_text"),
    /** For the traveller. */
    remarks: translated("remarks"),
    /** Between office and supplier. */
    supplierRemarks: text("supplier_remarks"),
    /** Office only. */
    internalNote: text("internal_note"),
    pickup: jsonb("pickup").$type<MeetingSnapshot>(),
    dropoff: jsonb("dropoff").$type<MeetingSnapshot>(),
    phone: phoneNumber("phone"),
    address: text("address"),
    lat: doublePrecision("lat"),
    lng: doublePrecision("lng"),
    reconfirmedAt: moment("reconfirmed_at"),
    /** What cancelling it costs the agency, in cents of the file's currency; set when it is cancelled. */
    penaltyCents: integer("penalty_cents"),
    cancelSnapshot: jsonb("cancel_snapshot").$type<CancelSnapshot>(),
    lockVersion: lockVersion(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique("service_line_position").on(table.fileId, table.dayNo, table.seq),
    index("service_line_of_supplier").on(table.supplierId, table.status, table.dateFrom, table.id),
    index("service_line_of_supplier_by_date").on(table.supplierId, table.dateFrom, table.id),
    index("service_line_of_option").on(table.optionId, table.dateFrom),
    index("service_line_declined")
      .on(table.dateTo, table.fileId)
      .where(sql`${table.status} = 'UN'`),
    index("service_line_of_departure").on(table.departureId),
    uniqueIndex("service_line_voucher_once").on(table.voucherNo),
    check("service_line_dates_ordered", sql`${table.dateTo} >= ${table.dateFrom}`),
    check("service_line_option_or_departure", sql`${table.optionId} is null or ${table.departureId} is null`),
    check("service_line_kind_known", isOneOf(table.kind, lineKinds)),
    check("service_line_service_known", isOneOf(table.serviceType, ServiceType.options)),
    check("service_line_price_status_known", isOneOf(table.priceStatus, priceStatuses)),
    check("service_line_status_known", isOneOf(table.status, LineStatus.options)),
    check(
      "service_line_amounts_positive",
      sql`${table.dayNo} >= 1 and ${table.seq} >= 0 and ${table.units} >= 0 and ${table.qty} >= 0
        and ${table.adults} >= 0 and ${table.children} >= 0 and ${table.infants} >= 0
        and ${table.penaltyCents} >= 0`,
    ),
    check(
      "service_line_clock_shape",
      sql`${table.startTime} ~ ${sql.raw(clockShape)} and ${table.endTime} ~ ${sql.raw(clockShape)}`,
    ),
    check(
      "service_line_only_included_or_optional_cost",
      sql`not ${table.costed} or ${table.kind} in ('included', 'optional')`,
    ),
  ],
);

/**
 * What the agency pays for a line: append-only versions, one of them current, and at most one that becomes current when
 * the supplier agrees to an amendment. Integer cents.
 */
export const linePrice = pgTable(
  "line_price",
  {
    id: bigId(),
    lineId: integer("line_id")
      .notNull()
      .references(() => serviceLine.id),
    version: integer("version").notNull(),
    isCurrent: boolean("is_current").notNull(),
    /** Counts in nothing until the supplier agrees to the amendment that it was made for. */
    isWaiting: boolean("is_waiting").notNull().default(false),
    source: text("source", { enum: priceSources }).notNull(),
    currency: text("currency").$type<Currency>().notNull(),
    sellCents: integer("sell_cents").notNull(),
    commissionCents: integer("commission_cents").notNull(),
    netCents: integer("net_cents").notNull(),
    taxCode: text("tax_code").notNull().default("STD"),
    /** The tax that is contained in `netCents`. */
    gstCents: integer("gst_cents").notNull(),
    computedAt: moment("computed_at").notNull().defaultNow(),
    /** Who set it by hand; empty where it was worked out. */
    computedBy: integer("computed_by").references(() => user.id),
    reason: text("reason"),
    /** Sell per unit date and per extra; `rate` is the uid of the rate. Empty for manual prices. */
    units: jsonb("units").$type<PricedUnit[]>().notNull().default([]),
    extras: jsonb("extras").$type<PricedExtra[]>().notNull().default([]),
  },
  (table) => [
    unique("line_price_version_once").on(table.lineId, table.version),
    uniqueIndex("line_price_one_current")
      .on(table.lineId)
      .where(sql`${table.isCurrent}`),
    uniqueIndex("line_price_one_waiting")
      .on(table.lineId)
      .where(sql`${table.isWaiting}`),
    check("line_price_current_or_waiting", sql`not (${table.isCurrent} and ${table.isWaiting})`),
    check("line_price_adds_up", sql`${table.netCents} = ${table.sellCents} - ${table.commissionCents}`),
    check("line_price_source_known", isOneOf(table.source, priceSources)),
  ],
);

/** What the operator pays for the same version: a table of its own, because only the office may read it. */
export const lineCost = pgTable(
  "line_cost",
  {
    id: bigId(),
    lineId: integer("line_id")
      .notNull()
      .references(() => serviceLine.id),
    version: integer("version").notNull(),
    isCurrent: boolean("is_current").notNull(),
    isWaiting: boolean("is_waiting").notNull().default(false),
    currency: text("currency").$type<Currency>().notNull(),
    costCents: integer("cost_cents").notNull(),
    computedAt: moment("computed_at").notNull().defaultNow(),
    /** Cost per unit date and per extra, beside those of `line_price`. */
    units: jsonb("units").$type<PricedUnit[]>().notNull().default([]),
    extras: jsonb("extras").$type<PricedExtra[]>().notNull().default([]),
  },
  (table) => [
    unique("line_cost_version_once").on(table.lineId, table.version),
    uniqueIndex("line_cost_one_current")
      .on(table.lineId)
      .where(sql`${table.isCurrent}`),
    uniqueIndex("line_cost_one_waiting")
      .on(table.lineId)
      .where(sql`${table.isWaiting}`),
    check("line_cost_current_or_waiting", sql`not (${table.isCurrent} and ${table.isWaiting})`),
  ],
);
