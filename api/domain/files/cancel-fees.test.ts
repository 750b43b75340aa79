import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cancellationFee, type CancelRung } from "#api/domain/pricing/cancellation.ts";
import { nextFee, type ChargedService } from "./cancel-fees.ts";

const day = 24 * 60;
/** V7 of the domain: 30 days before a quarter of the net, 14 days a half, 7 days all of it. */
const ladder: CancelRung[] = [
  { hours_before: 720, charge: "bps_of_net", value: 2500 },
  { hours_before: 336, charge: "bps_of_net", value: 5000 },
  { hours_before: 168, charge: "bps_of_net", value: 10_000 },
];
const service = (net: number, minutesBefore: number, rungs = ladder): ChargedService => ({
  rungs,
  priced: { cost: 0, sell: net, net, commission_bps: 0, dates: [] },
  minutesBefore,
});

describe("the next fee of a cancellation", () => {
  test("is that of the next rung, from the minute at which it reaches so far", () => {
    expect(nextFee([service(123_709, 40 * day)])).toEqual({ inMinutes: 10 * day, fee: 30_927 });
    expect(nextFee([service(123_709, 30 * day)])).toEqual({ inMinutes: 16 * day, fee: 61_855 });
    expect(nextFee([service(123_709, 10 * day + 30)])).toEqual({ inMinutes: 3 * day + 30, fee: 123_709 });
  });

  test("is none when the last rung counts already, without a policy, or where it says the same", () => {
    expect(nextFee([service(123_709, 7 * day)])).toBeNull();
    expect(nextFee([service(123_709, -1)])).toBeNull();
    expect(nextFee([service(123_709, 40 * day, [])])).toBeNull();
    expect(nextFee([service(0, 40 * day)])).toBeNull();
    expect(nextFee([])).toBeNull();
  });

  test("is of the service that is next to cost more, with what the others cost by then", () => {
    expect(nextFee([service(10_000, 20 * day), service(8000, 31 * day)])).toEqual({
      inMinutes: day,
      fee: 2500 + 2000,
    });
  });

  test("is what cancelling costs then, and until then it costs what it costs now", () => {
    const rung = fc.record({
      hours_before: fc.integer({ min: 0, max: 2000 }),
      charge: fc.constantFrom("bps_of_net" as const, "fixed" as const),
      value: fc.integer({ min: 0, max: 10_000 }),
    });
    const services = fc.array(
      fc
        .tuple(fc.integer({ min: 0, max: 500_000 }), fc.integer({ min: -500, max: 150_000 }), fc.array(rung))
        .map(([net, minutes, rungs]) => service(net, minutes, rungs)),
      { maxLength: 5 },
    );
    const feeAt = (all: readonly ChargedService[], minutes: number) =>
      all.reduce(
        (sum, { rungs, priced, minutesBefore }) =>
          sum + cancellationFee(rungs, priced, minutesBefore - minutes).fee,
        0,
      );
    fc.assert(
      fc.property(services, fc.integer({ min: 0, max: 200_000 }), (all, later) => {
        const next = nextFee(all);
        if (next === null || later < next.inMinutes) return feeAt(all, later) === feeAt(all, 0);
        return feeAt(all, next.inMinutes) === next.fee && next.fee !== feeAt(all, 0);
      }),
    );
  });
});
