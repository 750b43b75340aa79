import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { Cents, Currency, DateOnly, FileReference, Locale, RoomCode, Uid } from "#contract/primitives.ts";
import { QuoteDraft } from "#contract/sales/quotes/draft.ts";
import { DepartureObstacle, DepartureStatus, TourRoomProblem } from "#contract/tours/departure.ts";

const access = { audience: "agent", permission: "tour-seats.hold" } as const;
const tag = "quotes";
const key = z.object({ reference: FileReference });

/** Another departure of the same tour on which the party would have seats. */
const WithRoom = z.object({ date_from: DateOnly, seats_left: z.int() });

/**
 * A departure as it is offered to the party of a quote. Seats left, never who holds the others; amounts are in the
 * agency's own count and null while rooms of the party are not sold on tours as they are.
 */
export const DepartureOffer = z.object({
  uid: Uid,
  code: z.string(),
  tour: z.object({ code: z.string(), name: z.string(), summary: z.string(), duration_days: z.int() }),
  start_place: z.string(),
  end_place: z.string(),
  date_from: DateOnly,
  date_to: DateOnly,
  /** Of the guide. */
  language: Locale,
  status: DepartureStatus,
  /** Runs whatever comes. */
  guaranteed: z.boolean(),
  seats_left: z.int(),
  /** Last day on which seats are sold. */
  close_on: DateOnly,
  cents: Cents.nullable(),
  /** More than the departure costs that it would replace. */
  difference_cents: Cents.nullable(),
  /** In the order of the party's rooms; empty without a price. */
  rooms: z.array(z.object({ code: RoomCode, people: z.int(), cents: Cents })),
  /** For the whole party, due when the seats are to be kept. */
  deposit_cents: Cents.nullable(),
  obstacles: z.array(DepartureObstacle),
  with_room: z.array(WithRoom),
  /** Stands in the quote already. */
  chosen: z.boolean(),
});
export type DepartureOffer = z.infer<typeof DepartureOffer>;

/** Departures that could stand in a quote. */
export const QuoteDepartures = z.object({
  reference: z.string(),
  name: z.string(),
  lock_version: z.int(),
  editable: z.boolean(),
  currency: Currency,
  price_mode: z.enum(["commission", "net"]),
  travel_date: DateOnly,
  end_date: DateOnly,
  /** First and last day on which a tour may begin. */
  from: DateOnly,
  to: DateOnly,
  /** Seats that the party needs. */
  seats: z.int(),
  /** What is wrong with the party's rooms; while there is anything, no tour has a price. */
  problems: z.array(TourRoomProblem),
  /** The service whose departure is to be another one. */
  moving: z.object({ name: z.string(), date_from: DateOnly, date_to: DateOnly }).nullable(),
  months: z.array(z.string()),
  tours: z.array(z.object({ code: z.string(), name: z.string() })),
  departures: z.array(DepartureOffer),
  /** Where none has room for the party: the next that have, beyond these days. */
  later: z.array(z.object({ name: z.string(), date_from: DateOnly })),
});
export type QuoteDepartures = z.infer<typeof QuoteDepartures>;

export const DepartureQuery = z.object({
  /** `YYYY-MM`; no departure is in another. */
  month: z.string().optional(),
  /** Code of a tour; an unknown one has no departure. */
  tour: z.string().optional(),
  /** A service of the quote that is to have another departure of its tour. */
  line: Uid.optional(),
});
export type DepartureQuery = z.output<typeof DepartureQuery>;

export const listQuoteDepartures = defineEndpoint({
  method: "GET",
  path: "/api/agent/quotes/{reference}/departures",
  summary: "Tour departures that could stand in a quote, with seats left and the price for its party",
  tag,
  access,
  params: key,
  query: DepartureQuery,
  answer: item(QuoteDepartures),
});

export const AddDeparture = z.object({ lock_version: z.coerce.number().int(), departure: Uid });
export type AddDeparture = z.output<typeof AddDeparture>;

export const addQuoteDeparture = defineEndpoint({
  method: "POST",
  path: "/api/agent/quotes/{reference}/departures",
  summary: "Put a tour departure into a quote; seats are taken when the booking is requested",
  tag,
  access,
  params: key,
  body: AddDeparture,
  answer: item(QuoteDraft),
});

export const moveQuoteDeparture = defineEndpoint({
  method: "PATCH",
  path: "/api/agent/quotes/{reference}/departures/{line}",
  summary: "Put another departure of the same tour where one stands in a quote",
  tag,
  access,
  params: key.extend({ line: Uid }),
  body: AddDeparture,
  answer: item(QuoteDraft),
});

export const tourEndpoints = [listQuoteDepartures, addQuoteDeparture, moveQuoteDeparture] as const;
