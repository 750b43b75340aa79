import { z } from "zod";
import { SlotKey } from "#contract/catalogue/packages/package.ts";
import { PricingRefusal } from "#contract/catalogue/pricing/refusal.ts";
import {
  Cents,
  ClockTime,
  Currency,
  DateOnly,
  PaxType,
  RoomCode,
  ServiceType,
} from "#contract/primitives.ts";
import { OptionClass } from "#contract/catalogue/products/search.ts";
import { RoomsText } from "#contract/catalogue/products/rooms-text.ts";

const mostSlots = 200;

/** Slots of a package as one word of an address, with `_` between their keys. */
const SlotKeys = z
  .string()
  .regex(/^[0-9A-HJKMNP-TV-Z]{26}(_[0-9A-HJKMNP-TV-Z]{26})*$/)
  .transform((text) => [...new Set(text.split("_"))].slice(0, mostSlots));

/** When, in which class, and for whom a package is to be priced; `optional` names the optional services that are taken. */
export const PackagePriceQuery = z.object({
  travel_date: DateOnly,
  class: OptionClass,
  rooms: RoomsText,
  optional: SlotKeys.optional(),
});
export type PackagePriceQuery = z.output<typeof PackagePriceQuery>;

/** Why the package as a whole cannot be sold so. */
export const PackageObstacle = z.discriminatedUnion("code", [
  z.object({ code: z.literal("PAST"), earliest: DateOnly }),
  z.object({ code: z.literal("MONTH"), months: z.array(z.int().min(1).max(12)) }),
  z.object({ code: z.literal("CLASS"), classes: z.array(OptionClass) }),
  z.object({ code: z.literal("PARTY_AT_LEAST"), people: z.int() }),
  z.object({ code: z.literal("PARTY_AT_MOST"), people: z.int() }),
]);
export type PackageObstacle = z.infer<typeof PackageObstacle>;

const LineExtra = z.object({ code: z.string(), name: z.string(), on_request: z.boolean() });

/** One service of the package on its day: with a price, or with why there is none. */
export const PackageLine = z.object({
  key: SlotKey,
  day_no: z.int(),
  service_type: ServiceType,
  name: z.string(),
  comment: z.string().nullable(),
  supplier_name: z.string(),
  /** The class of the option; empty where it serves every class. */
  class: OptionClass.nullable(),
  date_from: DateOnly,
  date_to: DateOnly,
  start_time: ClockTime.nullable(),
  end_time: ClockTime.nullable(),
  optional: z.boolean(),
  /** Part of the trip: not optional, or taken. In the totals, unless it is refused. */
  taken: z.boolean(),
  /** How many are sold: rooms, people or vehicles. Null for a refused line. */
  qty: z.int().nullable(),
  /** In the agency's own count: the selling price, or the net. Null for a refused line. */
  cents: Cents.nullable(),
  extras: z.array(LineExtra),
  refusal: PricingRefusal.nullable(),
});
export type PackageLine = z.infer<typeof PackageLine>;

/** Commission and selling price are null for agencies that buy net, the agency's own mark-up for all others. */
export const PackageTotals = z.object({
  sell_cents: Cents.nullable(),
  commission_cents: Cents.nullable(),
  net_cents: Cents,
  /** The tax inside the net. */
  gst_cents: Cents,
  agent_markup_cents: Cents.nullable(),
  client_price_cents: Cents.nullable(),
});
export type PackageTotals = z.infer<typeof PackageTotals>;

export const PackagePerson = z.object({ type: PaxType, age: z.int().nullable(), cents: Cents });

/** A package priced for one party, in the agency's own count throughout. */
export const PackagePrice = z.object({
  ref: z.string(),
  currency: Currency,
  price_mode: z.enum(["commission", "net"]),
  travel_date: DateOnly,
  end_date: DateOnly,
  class: OptionClass,
  /** Any of these, and nothing was priced. */
  obstacles: z.array(PackageObstacle),
  lines: z.array(PackageLine),
  /** The difference between the people's prices, which are rounded up, and the lines. */
  rounding_cents: Cents,
  rooms: z.array(z.object({ code: RoomCode, cents: Cents, people: z.array(PackagePerson) })),
  /** Null where no line has a price. */
  totals: PackageTotals.nullable(),
  /** Part of the price is confirmed by the consultant. */
  extra_on_request: z.boolean(),
});
export type PackagePrice = z.infer<typeof PackagePrice>;
