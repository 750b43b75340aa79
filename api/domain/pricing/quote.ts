import { type Calculation, calculateLine } from "./calculate-line.ts";
import type { RefusedLine } from "./line-answers.ts";
import { roundShares } from "./largest-remainder.ts";
import { sumsOf } from "./price-line.ts";
import { peopleShares } from "./quote-people.ts";
import type { PersonPrice, PricedQuote, QuoteInput, QuoteResult, QuoteShare } from "./quote-shapes.ts";
import { AmountTooLarge, ceilToStep, toExactNumber } from "./rational.ts";
import { type Sums, totalsOf, type Totals } from "./totals.ts";
import { checkQuote, type CheckedQuote } from "./validate-quote.ts";

/**
 * Prices a quote: every line by itself, then each person's price stepped up, then the total as the sum of those. The
 * difference to the lines is the rounding line. Refused lines are listed and in no sum. Services that are priced by rules
 * of their own (tours) come beside the input, already calculated for the same people. Never throws.
 */
export function priceQuote(input: unknown, besides: readonly Calculation[] = []): QuoteResult {
  const checked = checkQuote(input);
  if (!("quote" in checked)) return checked;
  try {
    return calculateQuote(checked, besides);
  } catch (error) {
    if (!(error instanceof AmountTooLarge)) throw error;
    const errors = [{ path: "", message: "leads to an amount beyond 2^53 cents" }];
    return { id: checked.quote.id, status: "invalid", errors };
  }
}

function calculateQuote({ quote, lines }: CheckedQuote, besides: readonly Calculation[]): QuoteResult {
  const refused: RefusedLine[] = [];
  const calculations: Calculation[] = [...besides];
  for (const checked of lines) {
    const outcome = calculateLine(checked);
    if ("reasons" in outcome)
      refused.push({ id: checked.line.id, status: "refused", reasons: outcome.reasons });
    else calculations.push(outcome);
  }
  if (calculations.length === 0) return { id: quote.id, status: "refused", refused };
  const people = peoplePrices(quote, calculations);
  const total = people.reduce((sum, { price }) => sum + BigInt(price), 0n);
  const sums = calculations.map(sumsOf);
  const components = sums.reduce((sum, line) => sum + line.sell, 0n);
  // The rounding line costs nothing, and carries commission only where the whole package does.
  const rounding = { cost: 0n, sell: total - components, commissionable: 0n };
  return writeQuote(quote, calculations, refused, people, [...sums, rounding]);
}

/** Everyone's price. People of the same room pay the same, unless something of their own sets them apart. */
function peoplePrices(quote: QuoteInput, calculations: readonly Calculation[]): PersonPrice[] {
  const party = calculations[0]?.party;
  const step = BigInt(quote.pp_round_step_cents ?? 0);
  const rooms = calculations.find(({ party: { rooms: list } }) => list.length > 0)?.party.rooms ?? [];
  return peopleShares(calculations, party?.bands.length ?? 0).map((share, person) => ({
    person,
    room: rooms.find((room) => room.people.includes(person))?.code ?? null,
    price: toExactNumber(ceilToStep(share, step)),
  }));
}

function writeQuote(
  quote: QuoteInput,
  calculations: readonly Calculation[],
  refused: RefusedLine[],
  people: PersonPrice[],
  sums: readonly Sums[],
): PricedQuote {
  const onPackage = quote.commission_on === "package";
  const lines = sums.map((line) => (onPackage ? { ...line, commissionable: line.sell } : line));
  const whole = lines.reduce((before, line) => ({
    cost: before.cost + line.cost,
    sell: before.sell + line.sell,
    commissionable: before.commissionable + line.commissionable,
  }));
  const totals = totalsOf(whole, BigInt(quote.agency.commission_bps), BigInt(quote.brand.gst_bps));
  const shares = sharesOf(quote, lines, totals);
  const zero = { cost: 0, sell: 0, commission: 0, net: 0, yield: 0, gst: 0 };
  return {
    id: quote.id,
    status: "priced",
    lines: calculations.map(({ line }, index) => ({ id: line.id, ...(shares[index] ?? zero) })),
    rounding: shares[calculations.length] ?? zero,
    refused,
    people,
    extra_on_request: calculations.some(({ extras }) => extras.some(({ extra }) => extra.price_on_request)),
    ...totals,
    currency: quote.brand.currency,
  };
}

/** Commission and GST are worked out once on the total and spread by largest remainder, so that every column adds up. */
function sharesOf(quote: QuoteInput, lines: readonly Sums[], totals: Totals): QuoteShare[] {
  const commissionBps = BigInt(quote.agency.commission_bps);
  const gstBps = BigInt(quote.brand.gst_bps);
  const commissions = roundShares(
    BigInt(totals.commission),
    lines.map((line) => ({ num: line.commissionable * commissionBps, den: 10_000n })),
  );
  const gsts = roundShares(
    BigInt(totals.gst.sell),
    lines.map((line) => ({ num: line.sell * gstBps, den: 10_000n + gstBps })),
  );
  return lines.map((line, index) => {
    const commission = commissions[index] ?? 0n;
    return {
      cost: toExactNumber(line.cost),
      sell: toExactNumber(line.sell),
      commission: toExactNumber(commission),
      net: toExactNumber(line.sell - commission),
      yield: toExactNumber(line.sell - commission - line.cost),
      gst: toExactNumber(gsts[index] ?? 0n),
    };
  });
}
