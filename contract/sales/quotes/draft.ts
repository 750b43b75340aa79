import { z } from "zod";
import { LineAvailability } from "#contract/sales/bookings/availability.ts";
import { PackageTotals } from "#contract/catalogue/packages/price.ts";
import { PricingRefusal } from "#contract/catalogue/pricing/refusal.ts";
import {
  BrandCode,
  Cents,
  ClockTime,
  Currency,
  DateOnly,
  FileStatus,
  LineStatus,
  PaxType,
  RoomCode,
  ServiceType,
  Uid,
} from "#contract/primitives.ts";
import { OptionClass } from "#contract/catalogue/products/search.ts";
import { DraftDeparture } from "#contract/tours/departure.ts";
import { ClientContact } from "#contract/sales/quotes/client-contact.ts";

const Place = z.object({ code: z.string(), name: z.string() });

/** One service of a quote as its agency customises it. */
export const DraftLine = z.object({
  uid: Uid,
  day_no: z.int(),
  kind: z.enum(["included", "optional", "own_arrangement", "note"]),
  service_type: ServiceType,
  /** Code of the option; null for what is not bought. */
  option: z.string().nullable(),
  /** Sold by us, and so without a price only for a reason. */
  bought: z.boolean(),
  /** The start of a regular tour that the service is, with what keeps the party from it now. */
  departure: DraftDeparture.nullable(),
  name: z.string(),
  comment: z.string().nullable(),
  supplier_name: z.string(),
  class: OptionClass.nullable(),
  place: Place,
  date_from: DateOnly,
  date_to: DateOnly,
  start_time: ClockTime.nullable(),
  end_time: ClockTime.nullable(),
  /** The times at which its option begins; none where it begins whenever it is wanted. */
  start_times: z.array(ClockTime),
  units: z.int(),
  qty: z.int(),
  status: LineStatus,
  /** What a check of its availability found within the last ten minutes. */
  availability: LineAvailability.nullable(),
  /** In the agency's own count: the selling price, or the net. Null without a price. */
  cents: Cents.nullable(),
  /** Priced by rates of before, until those of its days come. */
  estimate: z.boolean(),
  extras: z.array(z.object({ code: z.string(), name: z.string(), on_request: z.boolean() })),
  /** Part of the trip and of its price. */
  taken: z.boolean(),
  /** Offered by the package, to be taken or left. */
  optional: z.boolean(),
  removed: z.boolean(),
  /** What may be done with it. */
  may: z.object({ swap: z.boolean(), remove: z.boolean() }),
  /** Why it has no price; only for lines without one. */
  refusal: PricingRefusal.nullable(),
});
export type DraftLine = z.infer<typeof DraftLine>;

export const DraftDay = z.object({
  day_no: z.int(),
  date: DateOnly,
  title: z.string(),
  text: z.string(),
  place: Place,
  overnight: Place.nullable(),
  lines: z.array(DraftLine),
});
export type DraftDay = z.infer<typeof DraftDay>;

export const DraftTraveller = z.object({
  seq: z.int(),
  /** Number of the room, from 1; null where they sleep in none. */
  room: z.int().nullable(),
  title: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  type: PaxType,
  date_of_birth: DateOnly.nullable(),
  /** Age on the first day as far as it is known. */
  age: z.int().nullable(),
  is_lead: z.boolean(),
});
export type DraftTraveller = z.infer<typeof DraftTraveller>;

/** A quote that its agency works on: its days and services, what they cost and who travels. No cost of ours. */
export const QuoteDraft = z.object({
  uid: Uid,
  reference: z.string(),
  lock_version: z.int(),
  name: z.string(),
  agent_reference: z.string().nullable(),
  related_reference: z.string().nullable(),
  status: FileStatus,
  /** A quote that is not converted may be changed; anything else is read. */
  editable: z.boolean(),
  /** Its client has a version of it before them, and may still answer. */
  is_out: z.boolean(),
  brand: BrandCode,
  /** Who is asked about it: its consultant, the brand where that one has no telephone or there is none. */
  contact: z.object({ phone: z.string(), email: z.string() }),
  currency: Currency,
  price_mode: z.enum(["commission", "net"]),
  travel_date: DateOnly,
  end_date: DateOnly,
  class: OptionClass.nullable(),
  package: z.object({ ref: z.string(), name: z.string() }).nullable(),
  consultant_name: z.string().nullable(),
  remarks: z.string().nullable(),
  client_contact: ClientContact.nullable(),
  /** The party in one word, as searches take it. */
  rooms_text: z.string(),
  room_codes: z.array(RoomCode),
  /** What each room and person pays; empty where the prices of today are others than those that were saved. */
  rooms: z.array(
    z.object({
      code: RoomCode,
      cents: Cents,
      people: z.array(z.object({ type: PaxType, age: z.int().nullable(), cents: Cents })),
    }),
  ),
  travellers: z.array(DraftTraveller),
  days: z.array(DraftDay),
  rounding_cents: Cents,
  /** Null where nothing has a price. */
  totals: PackageTotals.nullable(),
  extra_on_request: z.boolean(),
  /** Services without a price. */
  without_price: z.int(),
  /** What the same services cost at the rates of today, where that is something else. */
  new_total_cents: Cents.nullable(),
});
export type QuoteDraft = z.infer<typeof QuoteDraft>;
