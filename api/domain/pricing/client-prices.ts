import { roundShares } from "#api/domain/pricing/largest-remainder.ts";
import { addFractions, ceilToStep, toExactNumber, type Fraction } from "#api/domain/pricing/rational.ts";

/** What the client pays for one service, and how much of it falls to everyone; null: the grown-ups share it. */
export type SharedPrice = { cents: number; weights: Fraction[] | null };

export type ClientPrices = {
  /** Everyone's price, a multiple of the step. */
  people: number[];
  totalCents: number;
  /** Total less the services. */
  roundingCents: number;
};

const nothing: Fraction = { num: 0n, den: 1n };

/**
 * Everyone's price for what is included: the exact shares, added up and stepped up, as `priceQuote` has it. The total
 * is the sum of the people's prices. `payers` share what nobody in particular owes; there must be at least one.
 */
export function clientPrices(
  prices: readonly SharedPrice[],
  people: number,
  payers: readonly number[],
  stepCents: number,
): ClientPrices {
  const exact: Fraction[] = Array.from({ length: people }, () => nothing);
  for (const price of prices) {
    sharesOf(price, people, payers).forEach((share, person) => {
      exact[person] = addFractions(exact[person] ?? nothing, share);
    });
  }
  const stepped = exact.map((share) => toExactNumber(ceilToStep(share, BigInt(stepCents))));
  const totalCents = stepped.reduce((sum, cents) => sum + cents, 0);
  const services = prices.reduce((sum, { cents }) => sum + cents, 0);
  return { people: stepped, totalCents, roundingCents: totalCents - services };
}

/** What a service adds to everyone's price; to the cent it adds up to its own. */
export function addedByService(price: SharedPrice, people: number, payers: readonly number[]): number[] {
  return roundShares(BigInt(price.cents), sharesOf(price, people, payers)).map(Number);
}

function sharesOf({ cents, weights }: SharedPrice, people: number, payers: readonly number[]): Fraction[] {
  const sum = (weights ?? []).reduce(addFractions, nothing);
  const even = weights === null || weights.length !== people || sum.num === 0n;
  const total = BigInt(cents);
  return Array.from({ length: people }, (_, person) => {
    if (even) return payers.includes(person) ? { num: total, den: BigInt(payers.length) } : nothing;
    const { num, den } = weights[person] ?? nothing;
    return addFractions(nothing, { num: total * num * sum.den, den: den * sum.num });
  });
}
