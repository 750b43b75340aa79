import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { BasisPoints, Cents, Currency, DateOnly, Uid } from "#contract/primitives.ts";

/** One version of what a service costs and sells for: how one amount leads to the next. */
const LineVersion = z.object({
  version: z.int(),
  /** It counts now, counts once its supplier agrees, or counted before. */
  standing: z.enum(["current", "waiting", "past"]),
  computed_at: z.iso.datetime({ offset: true }),
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

export const linePriceEndpoints = [showLinePrice] as const;
