import { roundDivide } from "#api/domain/pricing/rational.ts";
import type { TaxCode } from "./history-shapes.ts";

/** The basis points of each tax code; only the standard one carries the tax of the brand. */
export function ratesOfTaxCodes(standardBps: number): Record<TaxCode, number> {
  return { STD: standardBps, ZERO: 0, EXEMPT: 0, NONE: 0 };
}

/** The share of `part` in `whole` of an amount, rounded half away from zero. Cents; `whole` is not 0. */
export function portionOf(amount: number, part: number, whole: number): number {
  return Number(roundDivide(BigInt(amount) * BigInt(part), BigInt(whole)));
}
