import { parseDecimal } from "./decimal.ts";
import type { Rate } from "./line-shapes.ts";
import { ceilToStep, type Fraction, roundDivide, shareOf } from "./rational.ts";

/** How a stored cost becomes a cost and a sell price in the brand's currency, GST included. */
export type Terms = {
  gstBps: bigint;
  taxExcluded: boolean;
  fx: Fraction;
  markupBps: bigint;
  stepCents: bigint;
};

/** One priced thing, in cents. */
export type UnitPrice = { cost: bigint; sell: bigint };

/** What the brand contributes to every price of a line. */
export type BrandTerms = { gstBps: bigint; stepCents: bigint };

/** The terms of one rate. */
export function termsOf(rate: Rate, { gstBps, stepCents }: BrandTerms): Terms {
  return {
    gstBps,
    taxExcluded: rate.buy_tax_mode === "excl",
    fx: parseDecimal(rate.fx ?? "1"),
    markupBps: BigInt(rate.markup_bps),
    stepCents,
  };
}

/**
 * Cost and sell of one thing. Tax comes before currency, each rounded on its own; a stated sell price is taken as it
 * is (tax-inclusive, no currency), and both kinds of sell price are stepped up.
 */
export function priceOne(stored: bigint, stated: number | null | undefined, terms: Terms): UnitPrice {
  const cost = unitCost(stored, terms);
  const sell =
    typeof stated === "number" ? BigInt(stated) : roundDivide(cost * (10_000n + terms.markupBps), 10_000n);
  return { cost, sell: ceilToStep({ num: sell, den: 1n }, terms.stepCents) };
}

function unitCost(stored: bigint, { gstBps, taxExcluded, fx }: Terms): bigint {
  const taxed = taxExcluded ? shareOf(stored, 10_000n + gstBps) : stored;
  return roundDivide(taxed * fx.num, fx.den);
}
