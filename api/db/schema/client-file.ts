import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { closedStatuses } from "#api/domain/files/closed-statuses.ts";
import { FileStatus, type Currency, type Locale, type PaxType, type RoomCode } from "#contract/primitives.ts";
import type { ClientContact } from "#contract/sales/quotes/client-contact.ts";
import type { Transport } from "#contract/catalogue/packages/package.ts";
import type { z } from "zod";
import { brand } from "./brand.ts";
import {
  createdAt,
  id,
  isNoneOf,
  isOneOf,
  lockVersion,
  moment,
  phoneNumber,
  sortedText,
  translated,
  uid,
  updatedAt,
} from "./columns.ts";
import { agency } from "./company.ts";
import { tripPackage, type OptionClass } from "./package.ts";
import { place } from "./place.ts";
import { upload } from "./upload.ts";
import { user } from "./user.ts";

/**
 * A quote or booking. Totals are not kept here: sell, commission and net are sums over `line_price`, cost over
 * `line_cost`, so that no audience reads an amount through the file that its own table would refuse.
 */
export const clientFile = pgTable(
  "client_file",
  {
    id: id(),
    uid: uid(),
    /** Brand(2) + department(2) + six digits. */
    reference: text("reference").notNull().unique(),
    kind: text("kind", { enum: ["quote", "booking"] }).notNull(),
    department: text("department", { enum: ["FI", "RT", "GR"] }).notNull(),
    name: sortedText("name").notNull(),
    brandId: integer("brand_id")
      .notNull()
      .references(() => brand.id),
    agencyId: integer("agency_id")
      .notNull()
      .references(() => agency.id),
    agentUserId: integer("agent_user_id").references(() => user.id),
    agentReference: text("agent_reference"),
    relatedReference: text("related_reference"),
    consultantId: integer("consultant_id").references(() => user.id),
    takenOverAt: moment("taken_over_at"),
    currency: text("currency").$type<Currency>().notNull(),
    locale: text("locale").$type<Locale>().notNull(),
    priceMode: text("price_mode", { enum: ["net", "commission"] }).notNull(),
    commissionBps: integer("commission_bps").notNull().default(0),
    /** The agency's rate codes when the file was made. */
    priceCodes: text("price_codes").array().notNull().default([]),
    nationality: text("nationality"),
    /** Until when a quote is valid, or what is held for it stays held. */
    holdUntil: date("hold_until"),
    travelDate: date("travel_date").notNull(),
    endDate: date("end_date").notNull(),
    paxCount: integer("pax_count").notNull(),
    status: text("status").$type<z.infer<typeof FileStatus>>().notNull(),
    statusAt: moment("status_at").notNull().defaultNow(),
    source: text("source", { enum: ["office", "agent", "quick_quote", "regular_tour", "import"] }).notNull(),
    /** The package it was made from, and the class of accommodation that was chosen. */
    packageId: integer("package_id").references(() => tripPackage.id),
    tariff: text("tariff").$type<OptionClass>(),
    startPlaceId: integer("start_place_id").references(() => place.id),
    transport: text("transport").$type<Transport>(),
    clientContact: jsonb("client_contact").$type<ClientContact>(),
    submittedAt: moment("submitted_at"),
    /** Who took the terms on, by name, when it was submitted. */
    termsAcceptedBy: text("terms_accepted_by"),
    remarksAgent: text("remarks_agent"),
    remarksInternal: text("remarks_internal"),
    /** Since when more has been received for it than it comes to; null while it is not (`mark-overpaid.ts`). */
    overpaidSince: moment("overpaid_since"),
    /** Folded words of reference, name, the agency's reference and travellers; written by the database (`file-search.ts`). */
    searchText: text("search_text").notNull().default(""),
    lockVersion: lockVersion(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check("client_file_reference_shape", sql`${table.reference} ~ '^[A-Z]{4}[0-9]{6}$'`),
    check("client_file_name_length", sql`length(${table.name}) between 1 and 60`),
    check("client_file_kind_known", isOneOf(table.kind, ["quote", "booking"])),
    check("client_file_department_known", isOneOf(table.department, ["FI", "RT", "GR"])),
    check("client_file_status_known", isOneOf(table.status, FileStatus.options)),
    check("client_file_dates_ordered", sql`${table.endDate} >= ${table.travelDate}`),
    check("client_file_pax_count_range", sql`${table.paxCount} >= 0`),
    check("client_file_commission_range", sql`${table.commissionBps} between 0 and 10000`),
    // Each begins with what a list is narrowed by and goes on in the order it is shown in. The brand comes last
    // where far pages are counted off in the index alone.
    index("client_file_by_travel_date").on(table.travelDate, table.id, table.brandId),
    // What goes on, without the many that are over: the list that everybody begins with.
    index("client_file_open")
      .on(table.travelDate, table.id, table.brandId, table.endDate)
      .where(isNoneOf(table.status, closedStatuses)),
    index("client_file_by_end_date").on(table.endDate, table.id, table.brandId),
    index("client_file_requested")
      .on(sql`coalesce(${table.submittedAt}, ${table.statusAt})`)
      .where(sql`${table.status} = 'Requested'`),
    index("client_file_overpaid")
      .on(table.overpaidSince)
      .where(sql`${table.overpaidSince} is not null`),
    index("client_file_by_name").on(table.name, table.id, table.brandId),
    index("client_file_by_status").on(table.status, table.travelDate, table.id, table.brandId),
    index("client_file_by_status_and_reference").on(table.status, table.reference),
    index("client_file_by_status_and_name").on(table.status, table.name, table.id),
    index("client_file_by_pax_count").on(table.paxCount, table.travelDate, table.id, table.brandId),
    index("client_file_of_brand").on(table.brandId, table.travelDate, table.id),
    index("client_file_of_brand_by_reference").on(table.brandId, table.reference),
    index("client_file_of_brand_by_name").on(table.brandId, table.name, table.id),
    index("client_file_of_agency").on(table.agencyId, table.travelDate, table.id, table.brandId),
    index("client_file_of_agency_by_reference").on(table.agencyId, table.reference),
    index("client_file_of_agency_by_name").on(table.agencyId, table.name, table.id),
    index("client_file_of_agency_by_agent_reference").on(table.agencyId, table.agentReference, table.id),
    index("client_file_of_agency_by_status").on(table.agencyId, table.status, table.id),
    index("client_file_of_agent").on(table.agentUserId, table.travelDate, table.id),
    index("client_file_of_consultant").on(table.consultantId, table.travelDate, table.id, table.brandId),
    index("client_file_of_consultant_by_status").on(table.consultantId, table.status, table.brandId),
    index("client_file_of_consultant_by_reference").on(table.consultantId, table.reference),
    index("client_file_of_consultant_by_name").on(table.consultantId, table.name, table.id),
  ],
);

/** A traveller of a file. A cancelled one keeps the row and leaves every list. */
export const pax = pgTable(
  "pax",
  {
    id: id(),
    fileId: integer("file_id")
      .notNull()
      .references(() => clientFile.id),
    seq: integer("seq").notNull(),
    title: text("title"),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    type: text("type").$type<z.infer<typeof PaxType>>().notNull(),
    dateOfBirth: date("date_of_birth"),
    /** Age at travel in years where nobody told the date of birth. */
    ageStated: integer("age_stated"),
    nationality: text("nationality"),
    driver: boolean("driver").notNull().default(false),
    email: text("email"),
    phone: phoneNumber("phone"),
    isLead: boolean("is_lead").notNull().default(false),
    status: text("status", { enum: ["active", "cancelled"] })
      .notNull()
      .default("active"),
    lockVersion: lockVersion(),
  },
  (table) => [
    unique("pax_once").on(table.fileId, table.seq),
    uniqueIndex("pax_one_lead")
      .on(table.fileId)
      .where(sql`${table.isLead}`),
    check("pax_type_known", isOneOf(table.type, ["A", "C", "I"])),
    check("pax_age_range", sql`${table.ageStated} between 0 and 120`),
    check("pax_status_known", isOneOf(table.status, ["active", "cancelled"])),
  ],
);

export const room = pgTable(
  "room",
  {
    id: id(),
    fileId: integer("file_id")
      .notNull()
      .references(() => clientFile.id),
    seq: integer("seq").notNull(),
    code: text("code").$type<z.infer<typeof RoomCode>>().notNull(),
    beddingNote: text("bedding_note"),
  },
  (table) => [
    unique("room_once").on(table.fileId, table.seq),
    check("room_code_known", isOneOf(table.code, ["SG", "DB", "TW", "TR", "QD", "OT"])),
  ],
);

/** Who sleeps in which room; nobody sleeps in two. */
export const roomPax = pgTable(
  "room_pax",
  {
    roomId: integer("room_id")
      .notNull()
      .references(() => room.id, { onDelete: "cascade" }),
    paxId: integer("pax_id")
      .notNull()
      .references(() => pax.id),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.paxId] }),
    unique("room_pax_one_room").on(table.paxId),
  ],
);

/** A journey of the day, as places and mode; distance and notes come from `route_leg`. */
export type DayLeg = { from: string; to: string; mode: "drive" | "ferry" | "train" | "flight" | "walk" };

/** Title and text of one day of a file, and where it is spent. */
const daySources = ["package", "tour", "manual", "ai"] as const;
export const dayHeader = pgTable(
  "day_header",
  {
    id: id(),
    fileId: integer("file_id")
      .notNull()
      .references(() => clientFile.id),
    dayNo: integer("day_no").notNull(),
    date: date("date").notNull(),
    title: translated("title").notNull(),
    text: translated("text").notNull(),
    placeId: integer("place_id")
      .notNull()
      .references(() => place.id),
    overnightPlaceId: integer("overnight_place_id").references(() => place.id),
    legs: jsonb("legs").$type<DayLeg[]>().notNull().default([]),
    /** Replaces the suggested notes of the day's journeys when set. */
    drivingNotes: translated("driving_notes"),
    /** Whether travellers read the notes of this day, where those of the trip are shown. */
    showDrivingNotes: boolean("show_driving_notes").notNull().default(true),
    /** An uploaded picture that stands where that of the day's place would. */
    pictureUid: text("picture_uid").references(() => upload.uid, { onDelete: "set null" }),
    /** `tour`: it came with a tour that goes on beyond the trip, and goes with it. */
    source: text("source", { enum: daySources }).notNull().default("manual"),
    lockVersion: lockVersion(),
  },
  (table) => [
    unique("day_header_once").on(table.fileId, table.dayNo),
    check("day_header_day_positive", sql`${table.dayNo} >= 1`),
    check("day_header_source_known", isOneOf(table.source, daySources)),
  ],
);
