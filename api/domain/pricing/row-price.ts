import type { PriceTable } from "./line-shapes.ts";
import { priceOne, type Terms, type UnitPrice } from "./unit-price.ts";

/** Who a part of a price is for; quote totals hand the parts to people by it. */
export type Owner =
  | { kind: "room"; room: number }
  | { kind: "person"; person: number }
  /** Shared by all rooms alike. */
  | { kind: "rooms" }
  /** Shared by the whole party. */
  | { kind: "party" };

/** One part of what a row charges on one date. */
export type Part = UnitPrice & { owner: Owner };

/** What a row charges for one unit date, and what it lacks for that. */
export type RowPrice = {
  parts: Part[];
  /** Keys that are needed and not sold, in the order of need, each once. */
  missing: string[];
  /** True when people have no place and the row has no price for that. */
  overfull: boolean;
};

/** The row under evaluation: its stored prices, its terms, and what has been found so far. */
export type Pricing = { cost: PriceTable; sell: PriceTable; terms: Terms; found: RowPrice };

/** A stored cost and the stated sell price beside it; a cost that is no number is not sold. */
export type StoredPrices = { cost: number | null | undefined; sell: number | null | undefined };

/** Adds a part that costs `times` the stored price, or notes that its key is not sold. */
export function addPart(
  { terms, found }: Pricing,
  key: string,
  prices: StoredPrices,
  times: number,
  owner: Owner,
): void {
  if (typeof prices.cost !== "number") {
    if (!found.missing.includes(key)) found.missing.push(key);
    return;
  }
  const { cost, sell } = priceOne(BigInt(prices.cost), prices.sell, terms);
  found.parts.push({ cost: cost * BigInt(times), sell: sell * BigInt(times), owner });
}
