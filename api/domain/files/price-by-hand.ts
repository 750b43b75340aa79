import { isBought, isRounding, type RuledLine } from "#api/domain/files/line-rules.ts";
import { divideRounded } from "#api/domain/rounding.ts";
import type { FileAmounts } from "#api/domain/quotes/price-file.ts";
import type { PriceObstacle } from "#contract/sales/file-services/set-price.ts";

export type PricedByHand = RuledLine & {
  hasPrice: boolean;
  /** A price waits for the answer of the supplier to an amendment. */
  isWaiting: boolean;
  /** Everyone of the party takes part in it. */
  isForAll: boolean;
  /** It stands in a quote, whose estimates go when their rates come; nothing is booked at a guess. */
  isQuoted: boolean;
};

/** What may be done with the price of a service, and what stands in the way of all of it. */
export type PriceDeeds = {
  hand: boolean;
  cost: boolean;
  rates: boolean;
  estimate: boolean;
  obstacle: PriceObstacle | null;
};

/** Nothing may be done with it, and why. */
export const noPriceDeeds = (obstacle: PriceObstacle): PriceDeeds => ({
  hand: false,
  cost: false,
  rates: false,
  estimate: false,
  obstacle,
});

/** Statuses in which its supplier was told of no cost yet, or of one that counts no more. */
const untold: ReadonlySet<string> = new Set(["QU", "AV", "OR", "UN"]);

/**
 * Whether the price of a service may be set by hand, and taken from the rates again (domain 3.1, "price"). What was
 * agreed with the supplier has a locked price, which takes a permission of its own; its cost changes by an amendment alone.
 */
export function priceDeeds(line: PricedByHand, permissions: ReadonlySet<string>): PriceDeeds {
  const obstacle = obstacleOf(line, permissions);
  if (obstacle !== null) return noPriceDeeds(obstacle);
  const isLocked = line.priceStatus === "locked";
  return {
    hand: true,
    cost: !line.hasPrice || (line.optionId !== null && untold.has(line.status)),
    rates: isBought(line) && line.isForAll && (isLocked || line.priceStatus === "manual"),
    estimate: line.isQuoted && line.optionId !== null && line.isForAll && line.priceStatus === "no_rate",
    obstacle: null,
  };
}

function obstacleOf(line: PricedByHand, permissions: ReadonlySet<string>): PriceObstacle | null {
  if (!isBought(line) || isRounding(line)) return "not_sold";
  if (line.status === "CX" || line.status === "CP") return "cancelled";
  if (line.isWaiting) return "waiting";
  if (!permissions.has("services.override-price")) return "permission";
  if (line.priceStatus === "locked" && !permissions.has("services.unlock-price")) return "locked";
  return null;
}

type Sold = { sell: number; commission: number };

/**
 * The share of a price that is the agency's, in basis points: as its terms say, unless the price of before carried another
 * one, as where a part of it carries none. Shares of a file are rounded together, so that a cent more or less is the same.
 */
export function commissionBpsOf(before: Sold | null, agreedBps: number): number {
  if (before === null || before.sell === 0) return agreedBps;
  if (Math.abs(before.commission * 10_000 - before.sell * agreedBps) <= 10_000) return agreedBps;
  return divideRounded(before.commission * 10_000, before.sell);
}

/** Price and cost as they were typed, in cents with tax, with what follows from them. */
export function amountsByHand(
  { sell, cost }: { sell: number; cost: number },
  { commissionBps, taxBps }: { commissionBps: number; taxBps: number },
): FileAmounts {
  const commission = divideRounded(sell * commissionBps, 10_000);
  const net = sell - commission;
  return { cost, sell, commission, net, gst: divideRounded(net * taxBps, 10_000 + taxBps) };
}
