import { cancellationFee, type CancelledLine, type CancelRung } from "#api/domain/pricing/cancellation.ts";

/** A service that is charged for when it is cancelled; minutes of the clock on the wall until its day begins. */
export type ChargedService = { rungs: readonly CancelRung[]; priced: CancelledLine; minutesBefore: number };

/** The next fee of a file, in cents, and in how many minutes of the clock on the wall it counts. */
export type NextFee = { inMinutes: number; fee: number };

/**
 * When cancelling first costs something else than now, if nothing but the clock changes; null where no rung of any policy
 * is still to come, or none of them changes the sum.
 */
export function nextFee(services: readonly ChargedService[]): NextFee | null {
  const now = feeIn(services, 0);
  const moments = services.flatMap(({ rungs, minutesBefore }) =>
    rungs.map(({ hours_before: hours }) => minutesBefore - hours * 60).filter((minutes) => minutes > 0),
  );
  const first = [...new Set(moments)]
    .toSorted((one, other) => one - other)
    .find((minutes) => feeIn(services, minutes) !== now);
  return first === undefined ? null : { inMinutes: first, fee: feeIn(services, first) };
}

function feeIn(services: readonly ChargedService[], minutes: number): number {
  return services.reduce(
    (sum, { rungs, priced, minutesBefore }) =>
      sum + cancellationFee(rungs, priced, minutesBefore - minutes).fee,
    0,
  );
}
