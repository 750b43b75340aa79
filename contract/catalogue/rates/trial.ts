import { z } from "zod";
import { PricingRefusal } from "#contract/catalogue/pricing/refusal.ts";
import { longestSearch } from "#contract/catalogue/products/option-terms.ts";
import { RoomsText } from "#contract/catalogue/products/rooms-text.ts";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { BasisPoints, Cents, Currency, DateOnly, Uid } from "#contract/primitives.ts";

/** How one amount leads to the next, from what we pay to what we earn. */
const TrialPrice = z.object({
  /** Tax included, in the currency we sell in. */
  cost_cents: Cents,
  cost_gst_cents: Cents,
  markup_cents: Cents,
  sell_cents: Cents,
  commission_cents: Cents,
  net_cents: Cents,
  gst_cents: Cents,
  yield_cents: Cents,
  margin_bps: BasisPoints,
  dates: z.array(
    z.object({ date: DateOnly, season: z.string(), cost_cents: Cents, sell_cents: Cents, free: z.boolean() }),
  ),
});
export type TrialPrice = z.infer<typeof TrialPrice>;

/** A product priced by its rates as they are now: a price, or why there is none. */
export const RateTrial = z.object({
  currency: Currency,
  date_from: DateOnly,
  date_to: DateOnly,
  price: TrialPrice.nullable(),
  refusal: PricingRefusal.nullable(),
});
export type RateTrial = z.infer<typeof RateTrial>;

export const tryRates = defineEndpoint({
  method: "GET",
  path: "/api/office/products/{uid}/price",
  summary: "Price a product by its rates: cost, tax, mark-up, sell, commission, net and yield, by date",
  tag: "rates",
  access: { audience: "office", permission: "rates.view" },
  params: z.object({ uid: Uid }),
  query: z.object({
    date_from: DateOnly,
    units: z.coerce.number().int().min(1).max(longestSearch).default(1),
    rooms: RoomsText,
    commission_bps: z.coerce.number().int().min(0).max(10_000).default(1000),
    price_code: z
      .string()
      .regex(/^([A-Za-z0-9]{2})?$/)
      .default(""),
  }),
  answer: item(RateTrial),
});

export const rateTrialEndpoints = [tryRates] as const;
