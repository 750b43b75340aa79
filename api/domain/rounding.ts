/** Quotient of two integers, rounded half away from zero; 0 when the divisor is 0. Exact for safe integers. */
export function divideRounded(dividend: number, divisor: number): number {
  if (divisor === 0) return 0;
  const [top, bottom] = [BigInt(dividend), BigInt(divisor)];
  const negative = top < 0n !== bottom < 0n;
  const [whole, part] = [abs(top) * 2n + abs(bottom), abs(bottom) * 2n];
  const rounded = Number(whole / part);
  return negative && rounded !== 0 ? -rounded : rounded;
}

function abs(value: bigint) {
  return value < 0n ? -value : value;
}
