import { describe, expect, test } from "vitest";
import { driftOf } from "./cost-drift.ts";
import { earnedEach, earnedOf, withCostTax } from "./earned.ts";

/** Vectors V1 and V6 of the domain: what the whole sells for, costs and leaves. */
const v1 = { sell: 137_454, commission: 13_745, net: 123_709, gst: 16_136, cost: 111_300 };

describe("what services earn", () => {
  test("is net less cost with tax and without it, as the agreed vector has it", () => {
    const [service] = withCostTax([{ ...v1, taxCode: "STD", counts: true }], 1500);
    expect(service!.costGst).toBe(14_517);
    expect(earnedOf([service!])).toEqual({
      sell_cents: 137_454,
      commission_cents: 13_745,
      net_cents: 123_709,
      cost_cents: 111_300,
      yield_cents: 12_409,
      margin_bps: 1003,
      net_ex_cents: 107_573,
      cost_ex_cents: 96_783,
      yield_ex_cents: 10_790,
    });
  });

  test("carries the tax of the whole to the cent, however it is spread, and what does not count moves none of it", () => {
    const one = { sell: 0, commission: 0, net: 0, gst: 0, taxCode: "STD" };
    const costs = [333, 333, 334, 10_001];
    const services = [
      ...costs.map((cost) => ({ ...one, cost, counts: true })),
      { ...one, cost: 777, counts: false },
      { ...one, cost: 5000, counts: true, taxCode: "ZERO" },
      { ...one, cost: 5000, counts: true, taxCode: "OLD" },
    ];
    const taxed = withCostTax(services, 1500);
    const counted = taxed.slice(0, 4).reduce((sum, { costGst }) => sum + costGst, 0);
    expect(counted).toBe(Math.round((11_001 * 1500) / 11_500));
    expect(taxed.slice(4).map(({ costGst }) => costGst)).toEqual([101, 0, 0]);
  });

  test("has no margin where nothing is sold, and nothing per person where nobody travels", () => {
    const nothing = earnedOf([]);
    expect(nothing).toMatchObject({ yield_cents: 0, margin_bps: 0 });
    expect(earnedEach(nothing, 0)).toBeNull();
    const whole = earnedOf(withCostTax([{ ...v1, taxCode: "STD", counts: true }], 1500));
    expect(earnedEach(whole, 2)).toMatchObject({
      net_cents: 61_855,
      cost_cents: 55_650,
      yield_cents: 6205,
      margin_bps: 1003,
    });
  });
});

describe("drift", () => {
  test.each([
    [10_000, 10_000, { kind: "same", diff_cents: 0, diff_bps: 0 }],
    [10_000, 10_299, { kind: "within", diff_cents: 299, diff_bps: 299 }],
    [10_000, 10_300, { kind: "beyond", diff_cents: 300, diff_bps: 300 }],
    [10_000, 9_700, { kind: "beyond", diff_cents: -300, diff_bps: -300 }],
    [0, 1, { kind: "beyond", diff_cents: 1, diff_bps: null }],
    [0, 0, { kind: "same", diff_cents: 0, diff_bps: null }],
    [10_000, "no_rate" as const, { kind: "no_rate" }],
    [10_000, null, { kind: "not_compared" }],
  ])("of %s to %s", (bought, today, drift) => {
    expect(driftOf(bought, today, 300)).toMatchObject(drift);
  });
});
