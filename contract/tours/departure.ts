import { z } from "zod";
import { DateOnly, RoomCode } from "#contract/primitives.ts";

/** Statuses of a departure (domain 3.7) as they are shown; the words decide the colour. */
export const DepartureStatus = z.enum([
  "Planned",
  "Open",
  "Guaranteed",
  "Limited",
  "Full",
  "Closed",
  "Departed",
  "Completed",
  "On Hold",
  "Cancelled",
]);
export type DepartureStatus = z.infer<typeof DepartureStatus>;

/**
 * Why a party cannot have seats on a departure now: it does not begin on the day, the party is on another tour, it does
 * not run, it has begun, its booking is closed, nothing is left, too little is left, or so many single rooms are not.
 */
export const DepartureObstacle = z.enum([
  "other_day",
  "overlaps",
  "cancelled",
  "on_hold",
  "departed",
  "closed",
  "full",
  "seats",
  "singles",
]);
export type DepartureObstacle = z.infer<typeof DepartureObstacle>;

/** A room of the party that tours do not sell as it is; without a number: people who sleep in no room. */
export const TourRoomProblem = z.object({
  /** From 1. */
  room: z.int().nullable(),
  code: RoomCode.nullable(),
  problem: z.enum(["not_sold", "too_few", "too_many", "no_adult", "no_room"]),
  people: z.int(),
  places: z.int(),
});
export type TourRoomProblem = z.infer<typeof TourRoomProblem>;

/** The departure of a tour in a quote, with what keeps the party of the quote from it. */
export const DraftDeparture = z.object({
  code: z.string(),
  status: DepartureStatus,
  seats_left: z.int(),
  /** Seats that the party needs. */
  seats: z.int(),
  /** Last day on which seats are sold. */
  close_on: DateOnly,
  obstacles: z.array(DepartureObstacle),
  problems: z.array(TourRoomProblem),
});
export type DraftDeparture = z.infer<typeof DraftDeparture>;
