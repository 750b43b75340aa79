import { type Fraction, floorDivide } from "./rational.ts";

/**
 * Rounds exact shares to integers that add up to `total`: everyone gets the whole part, the units that are left go to
 * the largest remainders, ties to the earlier share. `total` is the sum of the shares, rounded either way.
 */
export function roundShares(total: bigint, shares: readonly Fraction[]): bigint[] {
  const whole = shares.map(({ num, den }) => floorDivide(num, den));
  const left = Number(total - whole.reduce((sum, share) => sum + share, 0n));
  const remainders = shares.map(({ num, den }, index) => ({
    num: num - (whole[index] ?? 0n) * den,
    den,
    index,
  }));
  remainders.sort((a, b) => {
    const difference = b.num * a.den - a.num * b.den;
    return difference === 0n ? a.index - b.index : difference < 0n ? -1 : 1;
  });
  const lucky = new Set(remainders.slice(0, left).map(({ index }) => index));
  return whole.map((share, index) => (lucky.has(index) ? share + 1n : share));
}

/**
 * Splits a bill over weights (people, nights) by largest remainder; the parts add up to the total. Cents in and out.
 * Weights are not negative and not all zero.
 */
export function splitAmount(totalCents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((before, weight) => before + BigInt(weight), 0n);
  const total = BigInt(totalCents);
  const shares = weights.map((weight) => ({ num: total * BigInt(weight), den: sum }));
  return roundShares(total, shares).map(Number);
}
