import { roundShares } from "#api/domain/pricing/largest-remainder.ts";
import { gstPart, roundDivide } from "#api/domain/pricing/rational.ts";
import type { Brand, TaxCode } from "./history-shapes.ts";

/** The basis points of a tax code: only the standard one carries the tax of the brand. */
export function bpsOf(code: TaxCode, brand: Brand): number {
  return code === "STD" ? brand.gst_bps : 0;
}

/**
 * The tax inside the sum of amounts of one tax code, spread over them by largest remainder of their own exact tax. Cents
 * in and out.
 */
export function spreadTax(amounts: readonly number[], bps: number): number[] {
  const rate = BigInt(bps);
  const grosses = amounts.map(BigInt);
  const tax = gstPart(
    grosses.reduce((sum, each) => sum + each, 0n),
    rate,
  );
  const shares = grosses.map((each) => ({ num: each * rate, den: 10_000n + rate }));
  return roundShares(tax, shares).map(Number);
}

/** The share of `part` in `whole` of an amount, rounded half away from zero. Cents; `whole` is not 0. */
export function portionOf(amount: number, part: number, whole: number): number {
  return Number(roundDivide(BigInt(amount) * BigInt(part), BigInt(whole)));
}
