import { roundDivide, shareOf, toExactNumber } from "./rational.ts";

/** One rung of a cancellation policy. `value` is basis points, a number of unit dates, or cents, by `charge`. */
export type CancelRung = {
  hours_before: number;
  charge: "bps_of_net" | "bps_of_sell" | "bps_of_cost" | "units" | "fixed";
  value: number;
};

/** The line that is cancelled, in cents. `dates` are its unit dates in order; their sell prices are retail. */
export type CancelledLine = {
  cost: number;
  sell: number;
  net: number;
  commission_bps: number;
  dates: readonly { sell: number }[];
};

/** The rung that applies and its fee in cents; no rung, no fee. */
export type CancelFee = { rung: CancelRung | null; fee: number };

/**
 * The fee for cancelling now. `minutesBefore` runs from now to 00:00 local on the service date (negative afterwards);
 * the rung with the fewest hours that still reaches so far counts. The fee is never more than the net.
 */
export function cancellationFee(
  policy: readonly CancelRung[],
  line: CancelledLine,
  minutesBefore: number,
): CancelFee {
  const rung = rungAt(policy, minutesBefore);
  if (rung === null) return { rung, fee: 0 };
  const charge = chargeOf(rung, line);
  const net = BigInt(line.net);
  return { rung, fee: toExactNumber(charge > net ? net : charge) };
}

/** Of two rungs with the same hours the first counts. */
function rungAt(policy: readonly CancelRung[], minutesBefore: number): CancelRung | null {
  return policy.reduce<CancelRung | null>((best, rung) => {
    if (rung.hours_before * 60 < minutesBefore) return best;
    return best === null || rung.hours_before < best.hours_before ? rung : best;
  }, null);
}

function chargeOf({ charge, value }: CancelRung, line: CancelledLine): bigint {
  const amount = BigInt(value);
  if (charge === "fixed") return amount;
  if (charge === "bps_of_net") return shareOf(BigInt(line.net), amount);
  if (charge === "bps_of_sell") return shareOf(BigInt(line.sell), amount);
  if (charge === "bps_of_cost") return shareOf(BigInt(line.cost), amount);
  const sells = line.dates.slice(0, value).reduce((sum, date) => sum + BigInt(date.sell), 0n);
  return roundDivide(sells * (10_000n - BigInt(line.commission_bps)), 10_000n);
}

/** A deposit of `bps` of an amount, in cents. */
export function depositOf(amountCents: number, bps: number): number {
  return toExactNumber(shareOf(BigInt(amountCents), BigInt(bps)));
}
