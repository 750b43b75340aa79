import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  hoursBefore,
  inOrder,
  rungOf,
  stepOf,
  stepProblems,
  timeBefore,
  type WrittenStep,
} from "./cancel-steps.ts";
import { cancellationFee } from "./cancellation.ts";
import { cancelCharges } from "#contract/catalogue/cancel-terms/cancel-words.ts";

const rungs = fc.record({
  hours_before: fc.integer({ min: 0, max: 9_000 }),
  charge: fc.constantFrom(...cancelCharges),
  value: fc.integer({ min: 1, max: 10_000 }),
});

describe("a step of cancellation terms", () => {
  it("means the same rung after it was written and read", () => {
    fc.assert(
      fc.property(rungs, (rung) => {
        expect(rungOf(stepOf(rung))).toEqual(rung);
      }),
    );
  });

  it.each([
    [0, { before: 0, unit: "hours" }],
    [24, { before: 24, unit: "hours" }],
    [48, { before: 48, unit: "hours" }],
    [72, { before: 3, unit: "days" }],
    [73, { before: 73, unit: "hours" }],
    [720, { before: 30, unit: "days" }],
  ])("of %i hours is said as people say it", (hours, said) => {
    expect(timeBefore(hours)).toEqual(said);
    expect(hoursBefore(timeBefore(hours))).toBe(hours);
  });

  const net = (before: number, share: number): WrittenStep => ({
    before,
    unit: "days",
    charge: "bps_of_net",
    share_bps: share,
  });

  it.each<[string, WrittenStep[], object[]]>([
    ["nothing", [net(30, 2_500), net(14, 5_000), net(14 * 3, 0)], []],
    ["equal shares", [net(30, 5_000), net(14, 5_000)], []],
    [
      "a share that falls",
      [net(30, 5_000), net(14, 2_500)],
      [{ step: 1, field: "share_bps", problem: "cheaper" }],
    ],
    [
      "the same moment in hours",
      [net(2, 2_500), { ...net(48, 5_000), unit: "hours" }],
      [{ step: 1, field: "before", problem: "twice" }],
    ],
    [
      "another value than its own",
      [{ before: 3, unit: "days", charge: "units", amount_cents: 100 }],
      [
        { step: 0, field: "amount_cents", problem: "other" },
        { step: 0, field: "units", problem: "missing" },
      ],
    ],
    [
      "kinds that cannot be compared",
      [net(30, 10_000), { before: 1, unit: "days", charge: "fixed", amount_cents: 0 }],
      [],
    ],
  ])("is refused for %s", (_what, steps, problems) => {
    expect(stepProblems(steps)).toEqual(problems);
  });

  it("without problems never costs less the later somebody cancels", () => {
    const shares = fc.array(
      fc.record({ before: fc.integer({ min: 0, max: 90 }), share: fc.integer({ min: 1, max: 10_000 }) }),
      {
        maxLength: 6,
      },
    );
    fc.assert(
      fc.property(
        shares,
        fc.integer({ min: 0, max: 130_000 }),
        fc.integer({ min: 0, max: 130_000 }),
        (list, one, other) => {
          const steps = list.map(({ before, share }) => net(before, share));
          fc.pre(stepProblems(steps).length === 0);
          const policy = inOrder(steps).map(rungOf);
          const line = { cost: 700, sell: 1_200, net: 1_000, commission_bps: 1_000, dates: [] };
          const feeAt = (minutes: number) => cancellationFee(policy, line, minutes).fee;
          expect(feeAt(Math.min(one, other))).toBeGreaterThanOrEqual(feeAt(Math.max(one, other)));
        },
      ),
    );
  });
});
