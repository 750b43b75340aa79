import type { PricedLine, Reason } from "#api/domain/pricing/line-answers.ts";
import type { LineInput } from "#api/domain/pricing/line-shapes.ts";
import { priceLine } from "#api/domain/pricing/price-line.ts";

/** One person of each band under the age policy of `aLine`. */
export const adult = { age: 40 };
export const child = { age: 8 };
export const infant = { age: 1 };

/** The answer to a line that must have a price. */
export function priced(line: LineInput): PricedLine {
  const result = priceLine(line);
  if (result.status !== "priced") throw new Error(JSON.stringify(result));
  return result;
}

/** The reasons of a refused line; of any other its status. */
export function reasonsOf(line: LineInput): Reason[] | string {
  const result = priceLine(line);
  return result.status === "refused" ? result.reasons : result.status;
}
