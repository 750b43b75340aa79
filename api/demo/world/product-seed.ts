import type { z } from "zod";
import type { Extra } from "#api/domain/pricing/line-shapes.ts";
import type { ServiceType, TranslatedText } from "#contract/primitives.ts";
import type { productOption } from "#api/db/schema/product.ts";
import type { RatePlan } from "./rate-plans.ts";

type Fields = typeof productOption.$inferInsert;

/** An extra in integer cents, tax included. */
export type ExtraSeed = Pick<Extra, "code" | "basis" | "cost"> &
  Partial<
    Pick<Extra, "compulsory" | "commissionable" | "price_on_request" | "cap_units" | "sell" | "markup_bps">
  > & {
    name: TranslatedText;
  };

/** Stock of our own on each of the coming days. */
export type StockSeed = {
  unit: "room" | "seat" | "vehicle" | "person";
  max: number;
  releaseDays: number;
  /** Days after today on which nothing is sold, and why. */
  stopSell?: { from: number; to: number; reason: string };
};

export type ProductSeed = Pick<
  Fields,
  | "class"
  | "name"
  | "chargeBasis"
  | "secondUnit"
  | "durationMinutes"
  | "nights"
  | "startTimes"
  | "operatesDow"
  | "minPax"
  | "maxPax"
  | "capacityPerUnit"
  | "crossSeason"
  | "sellRoundStepCents"
  | "promptPickup"
  | "pickupPoints"
  | "meetingPoint"
  | "inclusions"
  | "exclusions"
  | "locality"
  | "availabilityDefault"
> & {
  /** place(3) + service type(2) + supplier(6) + option(6) */
  code: string;
  supplier: string;
  serviceType: z.infer<typeof ServiceType>;
  place: string;
  endPlace?: string;
  comment?: TranslatedText;
  description: TranslatedText;
  voucherText: TranslatedText;
  phone: string;
  address: string;
  lat: number;
  lng: number;
  rates: RatePlan;
  extras?: ExtraSeed[];
  agePolicy?: string;
  cancelPolicy?: string;
  stock?: StockSeed;
};
