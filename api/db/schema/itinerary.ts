import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import type { Locale } from "#contract/primitives.ts";
import type { ItinerarySnapshot } from "#api/domain/itinerary/snapshot.ts";
import { brand } from "./brand.ts";
import { clientFile } from "./client-file.ts";
import { createdAt, id, isOneOf, lockVersion, moment, translated, uid, updatedAt } from "./columns.ts";

/**
 * What the clients of a file see: one row per file, so that a link keeps working when a newer version is
 * published. Its token is derived from `uid` and `rotation`; a higher rotation revokes the link.
 */
export const itinerary = pgTable(
  "itinerary",
  {
    id: id(),
    uid: uid(),
    fileId: integer("file_id")
      .notNull()
      .unique()
      .references(() => clientFile.id),
    brandId: integer("brand_id")
      .notNull()
      .references(() => brand.id),
    /** Booking reference in upper case without spaces: what a visitor's entry is compared with. */
    referenceKey: text("reference_key").notNull().unique(),
    rotation: integer("rotation").notNull().default(1),
    tokenHash: text("token_hash").notNull().unique(),
    /** Id of the key that the token was made with; null in links from before it was kept. */
    linkKey: text("link_key"),
    version: integer("version").notNull().default(0),
    locale: text("locale").$type<Locale>().notNull(),
    intro: translated("intro").notNull(),
    thankYou: translated("thank_you").notNull(),
    heroPlaceCode: text("hero_place_code").notNull(),
    showDrivingNotes: boolean("show_driving_notes").notNull().default(true),
    /** Whether the client reads what the trip costs; only where we sell at a retail price. */
    showPrices: boolean("show_prices").notNull().default(false),
    /** Everything a client may see, in all languages, as it was at publishing. */
    snapshot: jsonb("snapshot").$type<ItinerarySnapshot>(),
    publishedAt: moment("published_at"),
    unpublishedAt: moment("unpublished_at"),
    /** Since when the link for clients is closed; who has an account still reads what is published. */
    linkClosedAt: moment("link_closed_at"),
    viewCount: integer("view_count").notNull().default(0),
    lastViewedAt: moment("last_viewed_at"),
    lockVersion: lockVersion(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check("itinerary_reference_key_shape", sql`${table.referenceKey} ~ '^[A-Z0-9]+$'`),
    check("itinerary_token_hash_shape", sql`${table.tokenHash} ~ '^[0-9a-f]{64}$'`),
    check(
      "itinerary_published_with_snapshot",
      sql`${table.publishedAt} is null or (${table.snapshot} is not null and ${table.version} >= 1)`,
    ),
    index("itinerary_of_brand").on(table.brandId, table.publishedAt),
  ],
);

/** What was published, and when and by whom: frozen, one row for each version. */
export const itineraryVersion = pgTable(
  "itinerary_version",
  {
    id: id(),
    itineraryId: integer("itinerary_id")
      .notNull()
      .references(() => itinerary.id),
    version: integer("version").notNull(),
    snapshot: jsonb("snapshot").$type<ItinerarySnapshot>().notNull(),
    publishedAt: moment("published_at").notNull(),
    /** Name of who published it; empty where that was not kept. */
    publishedBy: text("published_by"),
  },
  (table) => [
    unique("itinerary_version_once").on(table.itineraryId, table.version),
    check("itinerary_version_positive", sql`${table.version} >= 1`),
  ],
);

const scopes = ["place", "route", "supplier", "option", "service_type", "all"] as const;

/** A notice for every trip that touches its scope while it is in force. `scopeCodes` are codes of the scope. */
export const itineraryAlert = pgTable(
  "itinerary_alert",
  {
    id: id(),
    uid: uid(),
    brandId: integer("brand_id").references(() => brand.id),
    title: translated("title").notNull(),
    body: translated("body").notNull(),
    severity: text("severity", { enum: ["info", "caution", "severe"] }).notNull(),
    scope: text("scope", { enum: scopes }).notNull(),
    /** Place codes, `FROM-TO` of a route, supplier codes, option codes or service types. */
    scopeCodes: text("scope_codes").array().notNull().default([]),
    dateFrom: date("date_from").notNull(),
    dateTo: date("date_to").notNull(),
    audiences: text("audiences").array().$type<("office" | "agent" | "client")[]>().notNull(),
    /** Empty for a draft. */
    publishAt: moment("publish_at"),
    expiresAt: moment("expires_at"),
    lockVersion: lockVersion(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check("itinerary_alert_dates_ordered", sql`${table.dateTo} >= ${table.dateFrom}`),
    check("itinerary_alert_severity_known", isOneOf(table.severity, ["info", "caution", "severe"])),
    check("itinerary_alert_scope_known", isOneOf(table.scope, scopes)),
    index("itinerary_alert_in_force").on(table.dateTo, table.dateFrom),
  ],
);
