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
} from "drizzle-orm/pg-core";
import type { TourPrices } from "#api/domain/pricing/regular-tour.ts";
import { departureStatuses } from "#api/domain/tours/departure-status.ts";
import type { Locale } from "#contract/primitives.ts";
import { brand } from "./brand.ts";
import { clientFile } from "./client-file.ts";
import { createdAt, id, isOneOf, lockVersion, moment, translated, uid, updatedAt } from "./columns.ts";
import { supplier } from "./company.ts";
import { tripPackage } from "./package.ts";
import { place } from "./place.ts";
import { cancelPolicy } from "./cancel-policy.ts";
import { user } from "./user.ts";

const tourStatuses = ["draft", "published", "retired"] as const;
/** Integer cents per person, as agents may read them; `child_bps` is what a sharing child pays less. */
export type DeparturePrices = Omit<TourPrices, "cost_per_person" | "cost_single_supplement">;
export type DepartureCosts = Pick<TourPrices, "cost_per_person" | "cost_single_supplement">;

export const tourCategory = pgTable("tour_category", {
  id: id(),
  uid: uid(),
  slug: text("slug").notNull().unique(),
  name: translated("name").notNull(),
  position: integer("position").notNull().default(0),
  lockVersion: lockVersion(),
  updatedAt: updatedAt(),
});

const categoryId = () =>
  integer("category_id")
    .notNull()
    .references(() => tourCategory.id);

/** A tour with fixed dates. Its days are those of a package. */
export const tour = pgTable(
  "tour",
  {
    id: id(),
    uid: uid(),
    code: text("code").notNull().unique(),
    brandId: integer("brand_id")
      .notNull()
      .references(() => brand.id),
    categoryId: categoryId(),
    name: translated("name").notNull(),
    summary: translated("summary").notNull(),
    durationDays: integer("duration_days").notNull(),
    startPlaceId: integer("start_place_id")
      .notNull()
      .references(() => place.id),
    endPlaceId: integer("end_place_id")
      .notNull()
      .references(() => place.id),
    packageId: integer("package_id").references(() => tripPackage.id),
    cancelPolicyId: integer("cancel_policy_id").references(() => cancelPolicy.id),
    seatsDefault: integer("seats_default").notNull(),
    minToRun: integer("min_to_run").notNull(),
    singlesLimit: integer("singles_limit"),
    status: text("status", { enum: tourStatuses }).notNull().default("draft"),
    lockVersion: lockVersion(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("tour_of_category").on(table.categoryId, table.code),
    check("tour_status_known", isOneOf(table.status, tourStatuses)),
    check(
      "tour_seats_range",
      sql`${table.seatsDefault} >= 1 and ${table.minToRun} between 0 and ${table.seatsDefault}`,
    ),
  ],
);

/** The tours of a category in a season. */
export const tourCatalogue = pgTable(
  "tour_catalogue",
  {
    id: id(),
    uid: uid(),
    categoryId: categoryId(),
    season: text("season").notNull(),
    cover: text("cover"),
    pdf: text("pdf"),
    published: boolean("published").notNull().default(false),
    lockVersion: lockVersion(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique("tour_catalogue_once").on(table.categoryId, table.season),
    check("tour_catalogue_season_shape", sql`${table.season} ~ '^20[0-9]{2}/[0-9]{2}$'`),
  ],
);

export const tourCatalogueTour = pgTable(
  "tour_catalogue_tour",
  {
    catalogueId: integer("catalogue_id")
      .notNull()
      .references(() => tourCatalogue.id, { onDelete: "cascade" }),
    tourId: integer("tour_id")
      .notNull()
      .references(() => tour.id),
    position: integer("position").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.catalogueId, table.tourId] })],
);

/** One start of a tour. `sold` and `held` (options and offers) count seats; both change under a row lock. */
export const departure = pgTable(
  "departure",
  {
    id: id(),
    uid: uid(),
    tourId: integer("tour_id")
      .notNull()
      .references(() => tour.id),
    code: text("code").notNull().unique(),
    dateFrom: date("date_from").notNull(),
    dateTo: date("date_to").notNull(),
    capacity: integer("capacity").notNull(),
    minToRun: integer("min_to_run").notNull(),
    singlesMax: integer("singles_max"),
    held: integer("held").notNull().default(0),
    sold: integer("sold").notNull().default(0),
    guideUserId: integer("guide_user_id").references(() => user.id),
    coachSupplierId: integer("coach_supplier_id").references(() => supplier.id),
    status: text("status", { enum: departureStatuses }).notNull(),
    statusAt: moment("status_at").notNull().defaultNow(),
    cancelReason: text("cancel_reason"),
    closeOn: date("close_on").notNull(),
    language: text("language").$type<Locale>().notNull(),
    prices: jsonb("prices").$type<DeparturePrices>().notNull(),
    /** The one file in which the services of all bookings are run. */
    rolledUpFileId: integer("rolled_up_file_id").references(() => clientFile.id),
    lockVersion: lockVersion(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("departure_of_tour").on(table.tourId, table.dateFrom),
    index("departure_by_date").on(table.dateFrom, table.id),
    check("departure_status_known", isOneOf(table.status, departureStatuses)),
    check(
      "departure_dates_ordered",
      sql`${table.dateTo} >= ${table.dateFrom} and ${table.closeOn} <= ${table.dateFrom}`,
    ),
    check(
      "departure_seats_positive",
      sql`${table.capacity} >= 1 and ${table.sold} >= 0 and ${table.held} >= 0`,
    ),
  ],
);

/** What a departure costs the operator; for the office alone. */
export const departureCost = pgTable("departure_cost", {
  departureId: integer("departure_id")
    .primaryKey()
    .references(() => departure.id, { onDelete: "cascade" }),
  costs: jsonb("costs").$type<DepartureCosts>().notNull(),
});
