/** An exact fraction. The denominator is always positive. */
export type Fraction = { num: bigint; den: bigint };

/** Thrown when an amount cannot be written as a JSON number without losing cents; an input that leads here is invalid. */
export class AmountTooLarge extends Error {
  override name = "AmountTooLarge";
}

const largest = BigInt(Number.MAX_SAFE_INTEGER);

/** The integer as a number, or `AmountTooLarge`: never an approximation. */
export function toExactNumber(amount: bigint): number {
  if (amount > largest || amount < -largest) throw new AmountTooLarge(`${amount} does not fit`);
  return Number(amount);
}

/** `num / den` rounded to the nearest integer, halves away from zero. */
export function roundDivide(num: bigint, den: bigint): bigint {
  const negative = num < 0n !== den < 0n;
  const top = num < 0n ? -num : num;
  const bottom = den < 0n ? -den : den;
  const rounded = (2n * top + bottom) / (2n * bottom);
  return negative ? -rounded : rounded;
}

/** The largest integer that is not above `num / den`; `den` is positive. */
export function floorDivide(num: bigint, den: bigint): bigint {
  const towardsZero = num / den;
  return num < 0n && towardsZero * den !== num ? towardsZero - 1n : towardsZero;
}

/** The smallest multiple of `step` that is not below the fraction; a step of 0 counts as 1. */
export function ceilToStep({ num, den }: Fraction, step: bigint): bigint {
  const by = step === 0n ? 1n : step;
  return -floorDivide(-num, den * by) * by;
}

/** `amount × bps / 10 000`, rounded half away from zero. */
export function shareOf(amount: bigint, bps: bigint): bigint {
  return roundDivide(amount * bps, 10_000n);
}

/** The GST inside a tax-inclusive amount. */
export function gstPart(gross: bigint, gstBps: bigint): bigint {
  return roundDivide(gross * gstBps, 10_000n + gstBps);
}

/** Yield per net in basis points; 0 when there is no net. */
export function marginOf(yieldCents: bigint, net: bigint): bigint {
  return net === 0n ? 0n : roundDivide(yieldCents * 10_000n, net);
}

/** Sum of two fractions in lowest terms, so that long sums stay small. */
export function addFractions(a: Fraction, b: Fraction): Fraction {
  const num = a.num * b.den + b.num * a.den;
  const den = a.den * b.den;
  const divisor = greatestCommonDivisor(num < 0n ? -num : num, den);
  return { num: num / divisor, den: den / divisor };
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [high, low] = [a, b];
  while (low !== 0n) [high, low] = [low, high % low];
  return high;
}
