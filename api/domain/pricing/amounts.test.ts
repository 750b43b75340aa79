import { describe, expect, it } from "vitest";
import { aLine, aRate } from "#tests/support/factories/pricing-line.ts";
import { adult, child, infant, priced } from "#tests/support/pricing-answers.ts";
import type { LineInput, Option, Rate } from "./line-shapes.ts";

/** Cost and sell of the first date. */
function firstDate(line: LineInput): [cost: number | undefined, sell: number | undefined] {
  const date = priced(line).dates[0];
  return [date?.cost, date?.sell];
}

describe("cost and sell of one thing (steps 7 and 8)", () => {
  const option: Partial<Option> = { charge_basis: "person", second_unit: "trip" };

  function one(rate: Partial<Rate>, step = 0): unknown {
    return firstDate(
      aLine({
        option,
        rates: [aRate(rate)],
        request: { pax: [adult], rooms: [] },
        sell_round_step_cents: step,
      }),
    );
  }

  it("adds tax first, then changes the currency, rounding both times", () => {
    const cost = { adult: 3333 };
    expect(one({ cost })).toEqual([3333, 3333]);
    expect(one({ cost, buy_tax_mode: "incl" })).toEqual([3333, 3333]);
    expect(one({ cost, buy_tax_mode: "none" })).toEqual([3333, 3333]);
    expect(one({ cost, buy_tax_mode: "excl" })).toEqual([3833, 3833]);
    expect(one({ cost, fx: "1.0917" })).toEqual([3639, 3639]);
    // r(3 333 × 1.15) = 3 833, r(3 833 × 0.5) = 1 917; in one step it would be r(1 916.475) = 1 916.
    expect(one({ cost, buy_tax_mode: "excl", fx: "0.5" })).toEqual([1917, 1917]);
    expect(one({ cost: { adult: 12_345 }, fx: "1.0917" })).toEqual([13_477, 13_477]);
    expect(one({ cost, fx: "1.000" })).toEqual([3333, 3333]);
  });

  it("marks up the cost, half away from zero", () => {
    expect(one({ cost: { adult: 9930 }, markup_bps: 2500 })).toEqual([9930, 12_413]);
    expect(one({ cost: { adult: 100 }, markup_bps: -2550 })).toEqual([100, 75]);
    expect(one({ cost: { adult: 0 }, markup_bps: 2500 })).toEqual([0, 0]);
  });

  it("takes a stated sell price as it is, even zero, where its key is given", () => {
    const cost = { adult: 1000 };
    const dear = { cost, fx: "2", buy_tax_mode: "excl", markup_bps: 9000 } as const;
    expect(one({ ...dear, sell: { adult: 1111 } })).toEqual([2300, 1111]);
    expect(one({ ...dear, sell: { adult: 0 } })).toEqual([2300, 0]);
    expect(one({ ...dear, sell: { adult: null } })).toEqual([2300, 4370]);
    expect(one({ ...dear, sell: { child: 1 } })).toEqual([2300, 4370]);
    expect(one({ ...dear, sell: null })).toEqual([2300, 4370]);
  });

  it("steps every sell price up", () => {
    expect(one({ cost: { adult: 1001 } }, 500)).toEqual([1001, 1500]);
    expect(one({ cost: { adult: 1000 } }, 500)).toEqual([1000, 1000]);
    expect(one({ cost: { adult: 1000 }, sell: { adult: 1001 } }, 100)).toEqual([1000, 1100]);
    expect(one({ cost: { adult: 1001 } }, 0)).toEqual([1001, 1001]);
  });
});

describe("rooms (steps 6 and 9)", () => {
  const rates = [
    aRate({
      cost: { SG: 9000, DB: 10_001, child_sharing: 3000, extra_adult: 4000 },
      sell: { SG: 9500, DB: 11_000, child_sharing: 3300, extra_adult: 4400 },
    }),
  ];

  it("charges one price per room, plus whoever has no place", () => {
    const pax = [adult, adult, adult, child, infant, adult];
    const rooms: LineInput["request"]["rooms"] = [
      { code: "DB", pax: [4, 3, 0, 1, 2] },
      { code: "SG", pax: [5] },
    ];
    expect(firstDate(aLine({ rates, request: { pax, rooms } }))).toEqual([
      10_001 + 4000 + 3000 + 9000,
      11_000 + 4400 + 3300 + 9500,
    ]);
  });

  it("gives places to adults first, then to children", () => {
    const pax = [child, child, adult];
    expect(firstDate(aLine({ rates, request: { pax, rooms: [{ code: "DB", pax: [0, 1, 2] }] } }))).toEqual([
      13_001, 14_300,
    ]);
    const family = [adult, child];
    expect(
      firstDate(aLine({ rates, request: { pax: family, rooms: [{ code: "DB", pax: [0, 1] }] } })),
    ).toEqual([10_001, 11_000]);
    const crowd = [adult, adult, adult, adult, child, child];
    const rooms: LineInput["request"]["rooms"] = [{ code: "DB", pax: [0, 1, 2, 3, 4, 5] }];
    expect(firstDate(aLine({ rates, request: { pax: crowd, rooms } }))).toEqual([24_001, 26_400]);
  });
});

describe("people (step 9)", () => {
  const option: Partial<Option> = { charge_basis: "person", second_unit: "trip" };
  const request: Partial<LineInput["request"]> = {
    pax: [adult, child, infant],
    rooms: [
      { code: "SG", pax: [0] },
      { code: "SG", pax: [1] },
      { code: "DB", pax: [2] },
    ],
  };

  it("charges everyone by band, and the supplement for every single room", () => {
    const cost = { adult: 5000, child: 2500, infant: 10, single_supplement: 700 };
    const rates = [aRate({ cost, sell: { single_supplement: 900 } })];
    expect(firstDate(aLine({ option, rates, request }))).toEqual([8910, 9310]);
    expect(firstDate(aLine({ option, rates, request: { ...request, rooms: undefined } }))).toEqual([
      7510, 7510,
    ]);
  });

  it("charges no supplement where the row has none", () => {
    const rates = [aRate({ cost: { adult: 5000, child: 2500, infant: 0, single_supplement: null } })];
    expect(firstDate(aLine({ option, rates, request }))).toEqual([7500, 7500]);
  });
});
