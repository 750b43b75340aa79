import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { BasisPoints, Cents, Currency, DateOnly, Uid } from "#contract/primitives.ts";
import { priceObstacles, setLinePrice } from "#contract/sales/file-services/set-price.ts";

/** One version of what a service costs and sells for: how one amount leads to the next. */
const LineVersion = z.object({
  version: z.int(),
  /** It counts now, counts once its supplier agrees, or counted before. */
  standing: z.enum(["current", "waiting", "past"]),
  computed_at: z.iso.datetime({ offset: true }),
  /** Where it comes from: a rate, the departure of a tour, or somebody who set it, in place of one or without any. */
  source: z.enum(["rate", "departure", "override", "estimate", "manual"]),
  /** Why it was set by hand, and by whom; null for any other. */
  reason: z.string().nullable(),
  priced_by: z.string().nullable(),
  cost_cents: Cents,
  /** The tax inside the cost. */
  cost_gst_cents: Cents,
  /** Sell less cost. */
  markup_cents: Cents,
  /** Of the cost; null without one. */
  markup_bps: BasisPoints.nullable(),
  sell_cents: Cents,
  commission_cents: Cents,
  net_cents: Cents,
  /** The tax inside the net. */
  gst_cents: Cents,
  yield_cents: Cents,
  /** Of the net; null without one. */
  margin_bps: BasisPoints.nullable(),
  dates: z.array(z.object({ date: DateOnly, cost_cents: Cents, sell_cents: Cents, free: z.boolean() })),
  extras: z.array(z.object({ name: z.string(), count: z.int(), cost_cents: Cents, sell_cents: Cents })),
});
export type LineVersion = z.infer<typeof LineVersion>;

/** How the price of a service comes about. */
export const LineBreakdown = z.object({
  currency: Currency,
  /** The file as it was read. */
  lock_version: z.int(),
  /** The share of the price that is the agency's. */
  commission_bps: BasisPoints,
  /** How much more than the last rate an estimate is. */
  uplift_bps: BasisPoints,
  /** What whoever asks may do with the price: set it, its cost as well, sell below cost, take the rates of today, or estimate it by those of before. */
  may: z.object({
    hand: z.boolean(),
    cost: z.boolean(),
    below_cost: z.boolean(),
    rates: z.boolean(),
    estimate: z.boolean(),
  }),
  /** Why nothing of it, null where something may be done. */
  obstacle: z.enum(priceObstacles).nullable(),
  /** The newest first; empty where it has no price. */
  versions: z.array(LineVersion),
});
export type LineBreakdown = z.infer<typeof LineBreakdown>;

export const showLinePrice = defineEndpoint({
  method: "GET",
  path: "/api/office/client-files/{uid}/services/{line}/price",
  summary:
    "How the price of a service comes about: cost, tax, mark-up, sell, commission, net and yield, by date",
  tag: "client files",
  access: { audience: "office", permission: "yield.view" },
  params: z.object({ uid: Uid, line: Uid }),
  answer: item(LineBreakdown),
});

export const linePriceEndpoints = [showLinePrice, setLinePrice] as const;
