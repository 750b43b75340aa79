import { z } from "zod";
import { ItineraryLeg } from "#contract/sales/itineraries/itinerary.ts";
import { BrandCode, Cents, ClockTime, Currency, PlaceBrief, ServiceType, Uid } from "#contract/primitives.ts";
import { OptionClass } from "#contract/catalogue/products/search.ts";

/** How a party gets about; `any` for packages that mix the ways. */
export const Transport = z.enum(["any", "rental_car", "seat_in_coach", "private_transfer"]);
export type Transport = z.infer<typeof Transport>;

/** A month of travel, `YYYY-MM`. */
export const TravelMonth = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/);

export const PackageReference = z.string().regex(/^[A-Za-z0-9]{1,12}$/);

/** A service, a place where an activity may be put in, or a note. It keeps its key wherever its author moves it. */
export const SlotKey = Uid;

const brief = {
  ref: z.string(),
  name: z.string(),
  summary: z.string(),
  brand: BrandCode,
  currency: Currency,
  duration_days: z.int(),
  start_place: PlaceBrief,
  end_place: PlaceBrief,
  /** Where the trip leads to: the place of most nights but that of its start. Its picture stands for the package. */
  picture_place: PlaceBrief,
  transport: Transport,
  tariffs: z.array(OptionClass),
};

/** The least that each of two adults in a double pays for any start in the month. */
const FromPrice = z.object({
  month: TravelMonth,
  class: OptionClass,
  /** What the agency sees: the selling price, or its net. Null where no start of the month can be priced whole. */
  cents: Cents.nullable(),
});

/** A package in a list. */
export const PackageCard = z.object({
  ...brief,
  price_mode: z.enum(["commission", "net"]),
  from_price: FromPrice,
});
export type PackageCard = z.infer<typeof PackageCard>;

/** One service that may stand in a slot. `class` is empty where it serves every class. */
const SlotService = z.object({
  name: z.string(),
  comment: z.string().nullable(),
  supplier_name: z.string(),
  class: OptionClass.nullable(),
});

export const PackageSlot = z.object({
  key: SlotKey,
  kind: z.enum(["service", "insert_activity_here", "note"]),
  service_type: ServiceType.nullable(),
  optional: z.boolean(),
  nights: z.int().nullable(),
  start_time: ClockTime.nullable(),
  end_time: ClockTime.nullable(),
  note: z.string().nullable(),
  /** By class, or one for every class. */
  services: z.array(SlotService),
  /** What may be had instead. */
  substitutes: z.array(SlotService),
});
export type PackageSlot = z.infer<typeof PackageSlot>;

export const PackageDay = z.object({
  day_no: z.int(),
  title: z.string(),
  text: z.string(),
  place: PlaceBrief,
  overnight: PlaceBrief.nullable(),
  legs: z.array(ItineraryLeg.pick({ from: true, to: true, mode: true, distance_km: true, minutes: true })),
  slots: z.array(PackageSlot),
});
export type PackageDay = z.infer<typeof PackageDay>;

/** A package as agents read it: no mark-up, no rate, no cost. */
export const TravelPackage = z.object({
  ...brief,
  months_available: z.array(z.int().min(1).max(12)),
  min_pax: z.int(),
  max_pax: z.int().nullable(),
  /** What the services of the package include and leave out, each said once. */
  inclusions: z.array(z.string()),
  exclusions: z.array(z.string()),
  days: z.array(PackageDay),
  /** What a deposit, a balance and a quote's validity are, from the settings. */
  terms: z.object({
    deposit_bps: z.int(),
    balance_days_before: z.int(),
    quote_valid_days: z.int(),
    tax_bps: z.int(),
    /** By whom questions are answered. */
    phone: z.string(),
    live_chat_url: z.string().nullable(),
  }),
});
export type TravelPackage = z.infer<typeof TravelPackage>;

/** What can be chosen in the filters: only what some package has. */
export const PackageChoices = z.object({
  durations: z.array(z.int()),
  start_places: z.array(z.object({ code: z.string(), name: z.string() })),
  transports: z.array(Transport),
  classes: z.array(OptionClass),
  /** The first month and those after it in which something can be travelled. */
  months: z.array(TravelMonth),
});
export type PackageChoices = z.infer<typeof PackageChoices>;
