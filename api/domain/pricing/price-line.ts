import { type Calculation, calculateLine } from "./calculate-line.ts";
import { formatDay } from "./calendar.ts";
import type { PricedLine, PriceResult } from "./line-answers.ts";
import { AmountTooLarge, toExactNumber } from "./rational.ts";
import { type Sums, totalsOf } from "./totals.ts";
import { checkLine } from "./validate.ts";

/**
 * Prices one line as `docs/pricing.md` promises: pure, exact, and never a crash whatever is handed in. A refused line
 * has reasons and no money; an input that is not of the agreed form says what is wrong with it.
 */
export function priceLine(input: unknown): PriceResult {
  const checked = checkLine(input);
  if (!("line" in checked)) return checked;
  const { id } = checked.line;
  try {
    const outcome = calculateLine(checked);
    if ("reasons" in outcome) return { id, status: "refused", reasons: outcome.reasons };
    return writeLine(outcome);
  } catch (error) {
    if (!(error instanceof AmountTooLarge)) throw error;
    return { id, status: "invalid", errors: [{ path: "", message: "leads to an amount beyond 2^53 cents" }] };
  }
}

/** The sums of a calculated line; freed dates are already worth nothing. */
export function sumsOf({ dates, extras }: Calculation): Sums {
  const sums = { cost: 0n, sell: 0n, commissionable: 0n };
  for (const { cost, sell } of dates) {
    sums.cost += cost;
    sums.sell += sell;
  }
  sums.commissionable = sums.sell;
  for (const { cost, sell, extra } of extras) {
    sums.cost += cost;
    sums.sell += sell;
    if (extra.commissionable) sums.commissionable += sell;
  }
  return sums;
}

/** Writes a calculation down in the agreed order of keys. Throws `AmountTooLarge` rather than lose a cent. */
export function writeLine(calculation: Calculation): PricedLine {
  const { line, party, code, dates, extras } = calculation;
  const { brand, agency } = line;
  return {
    id: line.id,
    status: "priced",
    reasons: [],
    price_code: code,
    units: party.units,
    qty: party.qty,
    extra_on_request: extras.some(({ extra }) => extra.price_on_request),
    dates: dates.map(({ day, row, cost, sell, free }) => ({
      date: formatDay(day),
      rate_id: row.rate.id,
      rate_version: row.rate.version ?? 1,
      cost: toExactNumber(cost),
      sell: toExactNumber(sell),
      free,
    })),
    extras: extras.map(({ extra, count, cost, sell }) => ({
      code: extra.code,
      count: toExactNumber(count),
      cost: toExactNumber(cost),
      sell: toExactNumber(sell),
    })),
    ...totalsOf(sumsOf(calculation), BigInt(agency.commission_bps), BigInt(brand.gst_bps)),
    currency: brand.currency,
  };
}
