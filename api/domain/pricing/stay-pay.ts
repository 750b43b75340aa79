import type { Rate } from "./line-shapes.ts";

/**
 * Which unit dates are free, by their positions. Only the longest deal that fits counts, once; of two deals of the
 * same length the first in the list. `sells` are the amounts of the unit dates.
 */
export function freeDates(rate: Rate, sells: readonly bigint[]): ReadonlySet<number> {
  let best: readonly [number, number] | undefined;
  for (const deal of rate.stay_pay ?? []) {
    if (deal[0] <= sells.length && (best === undefined || deal[0] > best[0])) best = deal;
  }
  if (best === undefined) return new Set();
  const positions = sells.map((_, position) => position).reverse();
  if (rate.free_unit === "cheapest") positions.sort((a, b) => compare(sells[a], sells[b]));
  return new Set(positions.slice(0, best[0] - best[1]));
}

/** Equal amounts keep their order: the later date, which comes first in the reversed list. */
function compare(a: bigint | undefined, b: bigint | undefined): number {
  if (a === undefined || b === undefined || a === b) return 0;
  return a < b ? -1 : 1;
}
