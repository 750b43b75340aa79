import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { Cents, Flag, Uid } from "#contract/primitives.ts";

/** As the file was read; every change counts it up. */
const lock_version = z.coerce.number().int();

/** Up to a million, tax included. */
const amount = Cents.min(0).max(100_000_000);

/** Why the price of a service cannot be set by whoever asks, or by nobody. */
export const priceObstacles = ["not_sold", "cancelled", "waiting", "closed", "locked", "permission"] as const;
export type PriceObstacle = (typeof priceObstacles)[number];

/**
 * By hand, with the reason that stands beside it for good; by the rates of today, as if nobody had; or, where its days
 * have none, as an estimate by the last ones of before, until their own come.
 */
export const SetLinePrice = z.discriminatedUnion("by", [
  z.object({
    by: z.literal("hand"),
    lock_version,
    /** What clients pay, tax included; the agency's commission is its share of it. */
    sell_cents: amount,
    /** What the supplier asks, tax included; without it that stays. */
    cost_cents: amount.nullish(),
    reason: z.string().trim().min(3).max(300),
    /** Somebody means it to sell for less than it costs. */
    below_cost: Flag.default(false),
  }),
  z.object({ by: z.enum(["rates", "estimate"]), lock_version }),
]);
export type SetLinePrice = z.output<typeof SetLinePrice>;

export const setLinePrice = defineEndpoint({
  method: "PUT",
  path: "/api/office/client-files/{uid}/services/{line}/price",
  summary:
    "Set the price of a service by hand, with a reason, take it from the rates of today again, or estimate it",
  tag: "client files",
  access: { audience: "office", permission: "services.override-price" },
  params: z.object({ uid: Uid, line: Uid }),
  body: SetLinePrice,
  answer: item(
    z.object({
      lock_version: z.int(),
      /** Services that have no price as the file stands now. */
      without_price: z.int(),
    }),
  ),
});
