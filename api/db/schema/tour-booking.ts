import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { clientFile } from "./client-file.ts";
import { createdAt, id, isOneOf, lockVersion, moment, uid, updatedAt } from "./columns.ts";
import { serviceLine } from "./service-line.ts";
import { departure } from "./tour.ts";

const bookingStatuses = [
  ...(["held", "requested", "confirmed"] as const),
  ...(["wait_list", "offered", "cancelled", "expired"] as const),
] as const;

/** Seats of a service of a file on a departure. The rooms are those of the file. */
export const tourBooking = pgTable(
  "tour_booking",
  {
    id: id(),
    uid: uid(),
    departureId: integer("departure_id")
      .notNull()
      .references(() => departure.id),
    fileId: integer("file_id")
      .notNull()
      .references(() => clientFile.id),
    lineId: integer("line_id")
      .notNull()
      .unique()
      .references(() => serviceLine.id),
    seats: integer("seats").notNull(),
    /** How many of its rooms are singles, of which a departure has so many only. */
    singles: integer("singles").notNull().default(0),
    status: text("status", { enum: bookingStatuses }).notNull(),
    statusAt: moment("status_at").notNull().defaultNow(),
    holdUntil: moment("hold_until"),
    waitlistPos: integer("waitlist_pos"),
    offeredUntil: moment("offered_until"),
    lockVersion: lockVersion(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("tour_booking_of_departure").on(table.departureId, table.status),
    index("tour_booking_of_file").on(table.fileId),
    index("tour_booking_by_hold").on(table.status, table.holdUntil),
    check("tour_booking_status_known", isOneOf(table.status, bookingStatuses)),
    check(
      "tour_booking_seats_positive",
      sql`${table.seats} >= 1 and ${table.singles} between 0 and ${table.seats}`,
    ),
    check(
      "tour_booking_waits_in_line",
      sql`(${table.status} = 'wait_list') <= (${table.waitlistPos} is not null)`,
    ),
    check(
      "tour_booking_offer_ends",
      sql`(${table.status} = 'offered') <= (${table.offeredUntil} is not null)`,
    ),
  ],
);
