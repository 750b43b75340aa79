import { sql } from "drizzle-orm";
import { check, doublePrecision, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import type { PlaceBrief, TravelMode } from "#contract/primitives.ts";
import type { z } from "zod";
import { upload } from "./upload.ts";
import { id, isOneOf, lockVersion, sortedText, translated, uid, updatedAt } from "./columns.ts";

type PlaceFields = z.infer<typeof PlaceBrief>;

/** Itinerary locations. The three-letter code never changes once it is in use. */
export const place = pgTable(
  "place",
  {
    id: id(),
    uid: uid(),
    code: text("code").notNull().unique(),
    name: sortedText("name").notNull(),
    region: text("region").notNull(),
    country: text("country").$type<PlaceFields["country"]>().notNull(),
    kind: text("kind").$type<PlaceFields["kind"]>().notNull(),
    landscape: text("landscape").$type<PlaceFields["landscape"]>().notNull(),
    lat: doublePrecision("lat").notNull(),
    lng: doublePrecision("lng").notNull(),
    timezone: text("timezone").notNull(),
    description: translated("description"),
    /** An uploaded picture stands where the drawn landscape would. */
    pictureUid: text("picture_uid").references(() => upload.uid, { onDelete: "set null" }),
    lockVersion: lockVersion(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check("place_code_length", sql`length(${table.code}) = 3`),
    check("place_lat_range", sql`${table.lat} between -90 and 90`),
    check("place_lng_range", sql`${table.lng} between -180 and 180`),
    check("place_country_known", isOneOf(table.country, ["NZ", "AU"])),
    check(
      "place_kind_known",
      isOneOf(table.kind, [
        "city",
        "town",
        "airport",
        "port",
        "station",
        "trailhead",
        "attraction",
        "region",
      ]),
    ),
    check(
      "place_landscape_known",
      isOneOf(table.landscape, ["coast", "lake", "alp", "forest", "reef", "desert", "city"]),
    ),
    index("place_by_name").on(table.name, table.id),
  ],
);

/** A journey between two places in one direction, with the driving notes that are suggested for it. */
export const routeLeg = pgTable(
  "route_leg",
  {
    id: id(),
    fromPlaceId: integer("from_place_id")
      .notNull()
      .references(() => place.id),
    toPlaceId: integer("to_place_id")
      .notNull()
      .references(() => place.id),
    mode: text("mode").$type<z.infer<typeof TravelMode>>().notNull(),
    distanceKm: integer("distance_km"),
    minutes: integer("minutes"),
    notes: translated("notes"),
    seasonNote: translated("season_note"),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique("route_leg_once").on(table.fromPlaceId, table.toPlaceId, table.mode),
    index("route_leg_by_destination").on(table.toPlaceId),
    check("route_leg_mode_known", isOneOf(table.mode, ["drive", "ferry", "train", "flight", "walk"])),
    check("route_leg_ends_differ", sql`${table.fromPlaceId} <> ${table.toPlaceId}`),
    check("route_leg_size_positive", sql`${table.distanceKm} > 0 and ${table.minutes} > 0`),
  ],
);
