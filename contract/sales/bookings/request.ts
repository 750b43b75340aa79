import { z } from "zod";
import { DuePayment, PaymentTerms } from "#contract/money/account.ts";
import { AgentTotals } from "#contract/sales/client-files/client-file.ts";
import { DepartureObstacle } from "#contract/tours/departure.ts";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { TravellerDetails } from "#contract/sales/quotes/changes.ts";
import {
  Cents,
  Currency,
  DateOnly,
  FileStatus,
  LineStatus,
  Locale,
  PaxType,
  RoomCode,
  ServiceType,
  Uid,
} from "#contract/primitives.ts";

const access = { audience: "agent", permission: "bookings.request" } as const;
const params = z.object({ reference: z.string().max(20) });

/** What keeps a file from being requested now, whatever is ticked and typed. */
export const RequestObstacle = z.enum([
  "not_a_quote",
  "expired",
  "travel_date_past",
  "nothing_costed",
  "tour_seats",
]);
export type RequestObstacle = z.infer<typeof RequestObstacle>;

/**
 * What becomes of a service: held or sold at once, asked of its supplier, left as it is because it is secured already,
 * or not booked (options that nobody took, services without a price).
 */
export const RequestOutcome = z.enum(["instant", "request", "kept", "left_out"]);
export type RequestOutcome = z.infer<typeof RequestOutcome>;

export const RequestReason = z.enum([
  "stock",
  "freesale",
  "no_stock",
  "stop_sell",
  "released",
  "supplier",
  "seats_held",
  "seats_sold",
  "price_open",
  "secured",
  "optional",
  "no_price",
]);
export type RequestReason = z.infer<typeof RequestReason>;

export const RequestedLine = z.object({
  uid: Uid,
  day_no: z.int(),
  date_from: DateOnly,
  date_to: DateOnly,
  service_type: ServiceType,
  name: z.string(),
  comment: z.string().nullable(),
  supplier_name: z.string(),
  units: z.int(),
  qty: z.int(),
  outcome: RequestOutcome,
  reason: RequestReason,
  net_cents: Cents,
});
export type RequestedLine = z.infer<typeof RequestedLine>;

/** A price that is no longer what it was; `now_cents` is null where the consultant has to name it. Net. */
export const ChangedPrice = z.object({
  uid: Uid,
  name: z.string(),
  date_from: DateOnly,
  before_cents: Cents,
  now_cents: Cents.nullable(),
});
export type ChangedPrice = z.infer<typeof ChangedPrice>;

/** A tour that its party cannot have as things are; by the uid of its line. */
export const ShortTour = z.object({
  uid: Uid,
  name: z.string(),
  date_from: DateOnly,
  date_to: DateOnly,
  obstacles: z.array(DepartureObstacle),
  seats_left: z.int(),
  /** Seats that the party needs. */
  seats: z.int(),
  close_on: DateOnly,
});
export type ShortTour = z.infer<typeof ShortTour>;

/** Somebody who travels besides the lead; `seq` is the number in the party, rooms count from 1. */
export const OtherTraveller = z.object({
  seq: z.int(),
  title: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  type: PaxType,
  /** In years on the first day; null where nobody told it. */
  age: z.int().nullable(),
  room: z.int().nullable(),
  room_code: RoomCode.nullable(),
});
export type OtherTraveller = z.infer<typeof OtherTraveller>;

/** All that a person sees before requesting: what is booked at once, what is asked for, and at which prices. */
export const BookingRequest = z.object({
  uid: Uid,
  reference: z.string(),
  name: z.string(),
  status: FileStatus,
  lock_version: z.int(),
  travel_date: DateOnly,
  end_date: DateOnly,
  currency: Currency,
  price_mode: z.enum(["net", "commission"]),
  obstacles: z.array(RequestObstacle),
  lead: z.object({ title: z.string().nullable(), first_name: z.string(), last_name: z.string() }),
  others: z.array(OtherTraveller),
  lines: z.array(RequestedLine),
  /** Why there is an obstacle `tour_seats`. */
  short_tours: z.array(ShortTour),
  /** At the prices that would be booked. */
  totals: AgentTotals,
  prices: z.object({
    /** Older than they stay good for: they were looked up afresh. */
    renewed: z.boolean(),
    changes: z.array(ChangedPrice),
    before_net_cents: Cents,
  }),
  terms: PaymentTerms,
  /** The net total by these terms, as it falls due if the booking is requested now. */
  payments: z.array(DuePayment),
});
export type BookingRequest = z.infer<typeof BookingRequest>;

export const showBookingRequest = defineEndpoint({
  method: "GET",
  path: "/api/agent/client-files/{reference}/request",
  summary: "What requesting the booking of a quote would do now",
  tag: "bookings",
  access,
  params,
  query: z.object({ locale: Locale.optional() }),
  answer: item(BookingRequest),
});

const name = (longest: number) => z.string().trim().max(longest).default("");

export const BookingRequestInput = z.object({
  lock_version: z.coerce.number().int(),
  /** The total that the person saw, net; another one is answered with 409 and what changed. */
  net_cents: z.coerce.number().int(),
  terms_accepted: z.boolean().default(false),
  title: name(20),
  first_name: name(60),
  last_name: name(60),
  /** Names of others who travel; who is left out keeps the name there is. */
  others: z
    .array(TravellerDetails.pick({ seq: true, title: true, first_name: true, last_name: true }))
    .max(200)
    .default([]),
});
export type BookingRequestInput = z.infer<typeof BookingRequestInput>;

/** A booking after it was requested; the same again for whoever requests it once more. */
export const RequestedBooking = z.object({
  uid: Uid,
  reference: z.string(),
  status: FileStatus,
  submitted_at: z.iso.datetime({ offset: true }),
  lock_version: z.int(),
  lines: z.array(z.object({ uid: Uid, status: LineStatus })),
});
export type RequestedBooking = z.infer<typeof RequestedBooking>;

export const submitBooking = defineEndpoint({
  method: "POST",
  path: "/api/agent/client-files/{reference}/submit",
  summary: "Request the booking of a quote: hold what is instant, put the rest on request",
  tag: "bookings",
  access,
  params,
  body: BookingRequestInput,
  answer: item(RequestedBooking),
  idempotent: true,
});

export const bookingRequestEndpoints = [showBookingRequest, submitBooking] as const;
