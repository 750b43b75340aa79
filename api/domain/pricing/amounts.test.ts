import { describe, expect, it } from "vitest";
import { aLine, anExtra, aRate } from "#tests/support/factories/pricing-line.ts";
import type { PricedLine } from "./line-answers.ts";
import type { Extra, LineInput, Option, Rate } from "./line-shapes.ts";
import { priceLine } from "./price-line.ts";

const adult = { age: 40 };
const child = { age: 8 };
const infant = { age: 1 };

function priced(line: LineInput): PricedLine {
  const result = priceLine(line);
  if (result.status !== "priced") throw new Error(JSON.stringify(result));
  return result;
}

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

describe("units (step 9)", () => {
  const bands = [
    { max_units: 2, each: 9000 },
    { min_units: 3, max_units: 5, each: 8000 },
    { min_units: 5, max_units: null, each: 7000 },
    { min_units: 6, each: 1 },
  ];

  function hire(
    days: number,
    request: Partial<LineInput["request"]> = {},
    option: Partial<Option> = {},
  ): PricedLine {
    const to = `2027-03-${String(days).padStart(2, "0")}`;
    return priced(
      aLine({
        rates: [aRate({ cost: { bands }, sell: { bands: [{ min_units: 3, max_units: 3, each: 8888 }] } })],
        option: { charge_basis: "unit", second_unit: "calendar_day", ...option },
        request: { date_to: to, rooms: [], ...request },
      }),
    );
  }

  it.each([
    [1, 9000],
    [2, 9000],
    [3, 8000],
    [5, 8000],
    [6, 7000],
  ])("takes the first band that holds %d units", (units, each) => {
    expect(hire(units).dates[0]?.cost).toBe(each);
  });

  it("states a sell price for the lengths that its own bands hold", () => {
    expect(hire(3).dates[0]?.sell).toBe(8888);
    expect(hire(4).dates[0]?.sell).toBe(8000);
  });

  it("multiplies by the quantity asked for, or by what the people need", () => {
    const pax = [adult, adult, child, infant];
    expect(hire(1, { qty: 3 })).toMatchObject({ qty: 3, cost: 27_000 });
    expect(hire(1, { pax }, { capacity_per_unit: 2 })).toMatchObject({ qty: 2, cost: 18_000 });
    expect(hire(1, { pax }, { capacity_per_unit: 3 })).toMatchObject({ qty: 1, cost: 9000 });
    expect(hire(1, { pax, qty: null }, { capacity_per_unit: null })).toMatchObject({ qty: 1, cost: 9000 });
    expect(hire(1, { pax: [infant] }, { capacity_per_unit: 4, min_pax: 0 })).toMatchObject({
      qty: 0,
      cost: 0,
    });
  });

  it("has a quantity of one outside the unit basis", () => {
    expect(priced(aLine({ request: { qty: 5 }, option: { capacity_per_unit: 1 } })).qty).toBe(1);
  });
});

describe("groups (step 9)", () => {
  const breaks = [
    { pax_from: 2, pax_to: 3, each: 20_000 },
    { pax_from: 3, pax_to: 5, each: 30_000 },
    { pax_from: 6, pax_to: null, each: 60_000 },
  ];
  const policy = aLine().option.age_policy;

  function group(pax: { age: number }[], counts: Partial<Option["age_policy"]> = {}): number {
    const option: Partial<Option> = {
      charge_basis: "group",
      second_unit: "trip",
      age_policy: { ...policy, ...counts },
    };
    const rates = [aRate({ cost: { breaks } })];
    return priced(aLine({ option, rates, request: { pax, rooms: [] } })).cost;
  }

  it("takes the first break that holds the counted people", () => {
    expect(group([adult, adult])).toBe(20_000);
    expect(group([adult, adult, adult])).toBe(20_000);
    expect(group(Array.from({ length: 5 }, () => adult))).toBe(30_000);
    expect(group(Array.from({ length: 50 }, () => adult))).toBe(60_000);
  });

  it("counts children and infants as the policy does", () => {
    const family = [adult, adult, child, infant];
    expect(group(family)).toBe(20_000);
    expect(group(family, { count_infants_in_breaks: true })).toBe(30_000);
    expect(group([...family, child], { count_children_in_breaks: false })).toBe(20_000);
    expect(group([...family, child])).toBe(30_000);
  });

  function surcharged(start: string | null | undefined, rate: Partial<Rate> = {}, step = 0): unknown {
    const surcharges = [
      { time_from: "2200", time_to: "0559", bps: 2000 },
      { time_from: "0500", time_to: "0700", bps: 1000 },
    ];
    return firstDate(
      aLine({
        option: { charge_basis: "group", second_unit: "trip" },
        rates: [aRate({ cost: { breaks, surcharges }, ...rate })],
        request: { start_time: start, rooms: [] },
        sell_round_step_cents: step,
      }),
    );
  }

  it.each([
    [null, 20_000],
    [undefined, 20_000],
    ["2159", 20_000],
    ["2200", 24_000],
    ["2359", 24_000],
    ["0000", 24_000],
    ["0459", 24_000],
    ["0500", 26_000],
    ["0559", 26_000],
    ["0600", 22_000],
    ["0700", 22_000],
    ["0701", 20_000],
    ["1200", 20_000],
  ])("adds the surcharges of a start at %s", (start, cost) => {
    expect(surcharged(start)).toEqual([cost, cost]);
  });

  it("prices a surcharge as a part of its own, without a stated sell price", () => {
    const cost = {
      breaks: [{ pax_from: 1, pax_to: null, each: 333 }],
      surcharges: [{ time_from: "0000", time_to: "2359", bps: 1500 }],
    };
    // r(333 × 15 %) = 50; r(50 × 1.15) = 58, stepped up to 100; r(333 × 1.15) = 383.
    const sell = { breaks: [{ pax_from: 1, pax_to: null, each: 701 }], surcharges: [] };
    expect(surcharged("1200", { cost, sell, buy_tax_mode: "excl" }, 100)).toEqual([441, 900]);
  });

  it("takes a row without surcharges", () => {
    expect(surcharged("2300", { cost: { breaks } })).toEqual([20_000, 20_000]);
  });
});

describe("stay and pay (step 10)", () => {
  function freeOf(nights: number, rate: Partial<Rate>, option: Partial<Option> = {}): unknown {
    const to = `2027-03-${String(nights + 1).padStart(2, "0")}`;
    const season = aRate({ date_from: "2027-03-03", date_to: "2027-03-03", priority: 1, cost: { DB: 100 } });
    const line = aLine({ rates: [aRate(rate), season], option, request: { date_to: to } });
    return priced(line).dates.flatMap((date, index) => (date.free ? [index + 1] : []));
  }

  it("frees the last dates of the longest deal that fits, once", () => {
    const stay_pay: Rate["stay_pay"] = [
      [3, 2],
      [7, 5],
      [5, 4],
    ];
    expect(freeOf(2, { stay_pay })).toEqual([]);
    expect(freeOf(3, { stay_pay })).toEqual([3]);
    expect(freeOf(4, { stay_pay })).toEqual([4]);
    expect(freeOf(5, { stay_pay })).toEqual([5]);
    expect(freeOf(6, { stay_pay })).toEqual([6]);
    expect(freeOf(14, { stay_pay, free_unit: "last" })).toEqual([13, 14]);
  });

  it("frees the cheapest dates, of equal ones the later", () => {
    const stay_pay: Rate["stay_pay"] = [[5, 3]];
    expect(freeOf(5, { stay_pay, free_unit: "cheapest" })).toEqual([3, 5]);
    expect(freeOf(6, { stay_pay, free_unit: "cheapest" })).toEqual([3, 6]);
    expect(freeOf(5, { stay_pay: [[5, 0]], free_unit: "cheapest" })).toEqual([1, 2, 3, 4, 5]);
  });

  it("takes the first of two deals of the same length", () => {
    expect(
      freeOf(4, {
        stay_pay: [
          [4, 3],
          [4, 2],
        ],
      }),
    ).toEqual([4]);
  });

  it("asks the first date's row only, and gives nights away, not days", () => {
    expect(freeOf(4, {})).toEqual([]);
    expect(freeOf(4, { stay_pay: [[2, 1]] }, { second_unit: "calendar_day" })).toEqual([]);
    expect(freeOf(4, { stay_pay: [] })).toEqual([]);
  });

  it("charges nothing for a free date and everything for extras", () => {
    const rates = [aRate({ stay_pay: [[2, 1]] })];
    const extras = [anExtra({ basis: "room_night" })];
    expect(priced(aLine({ rates, option: { extras } }))).toMatchObject({
      dates: [
        { cost: 10_000, sell: 10_000, free: false },
        { cost: 0, sell: 0, free: true },
      ],
      extras: [{ count: 2, cost: 2000, sell: 2000 }],
      cost: 12_000,
      sell: 12_000,
    });
  });
});

describe("extras (step 11)", () => {
  const pax = [adult, adult, child, infant];
  const rooms: LineInput["request"]["rooms"] = [
    { code: "DB", pax: [0, 2] },
    { code: "SG", pax: [1, 3] },
  ];

  function extrasOf(extras: Partial<Extra>[], overrides: Parameters<typeof aLine>[0] = {}): PricedLine {
    return priced(
      aLine({
        ...overrides,
        option: { extras: extras.map(anExtra), ...overrides.option },
        request: { date_to: "2027-03-06", pax, rooms, ...overrides.request },
      }),
    );
  }

  it.each([
    ["person_night", 20, 13_000],
    ["person_stay", 4, 2600],
    ["room_night", 10, 10_000],
    ["room_stay", 2, 2000],
    ["unit_day", 5, 5000],
    ["unit_hire", 1, 1000],
  ] as const)("counts %s as %d", (basis, count, cost) => {
    expect(extrasOf([{ basis }]).extras).toEqual([{ code: "extra", count, cost, sell: cost }]);
  });

  it.each([
    ["person_night", 12, 7800],
    ["person_stay", 4, 2600],
    ["room_night", 3, 3000],
    ["room_stay", 2, 2000],
    ["unit_day", 3, 3000],
    ["unit_hire", 1, 1000],
  ] as const)("caps %s at three", (basis, count, cost) => {
    expect(extrasOf([{ basis, cap_units: 3 }]).extras).toEqual([{ code: "extra", count, cost, sell: cost }]);
    expect(extrasOf([{ basis, cap_units: 99 }]).extras[0]?.count).toBe(
      extrasOf([{ basis }]).extras[0]?.count,
    );
  });

  it("caps a stay at nothing", () => {
    expect(extrasOf([{ basis: "person_stay", cap_units: 0 }]).extras[0]).toEqual({
      code: "extra",
      count: 0,
      cost: 0,
      sell: 0,
    });
  });

  it("counts units of hire by quantity", () => {
    const option: Partial<Option> = { charge_basis: "unit", second_unit: "calendar_day" };
    const hired = { option, request: { qty: 2, rooms: [] } };
    const bases = (["unit_day", "unit_hire", "room_night", "room_stay"] as const).map((basis) => ({ basis }));
    expect(
      extrasOf(bases, { ...hired, option: { ...option, extras: bases.map(anExtra) } }).extras,
    ).toMatchObject([{ count: 12 }, { count: 2 }, { count: 0 }, { count: 0 }]);
  });

  it("lists what is asked for or compulsory, in the option's order", () => {
    const extras = [
      { code: "z", compulsory: false },
      { code: "b", compulsory: true },
      { code: "a", compulsory: false },
    ];
    const asked = (codes: string[] | undefined): unknown =>
      extrasOf(extras, { request: { extras: codes } }).extras.map(({ code }) => code);
    expect(asked(["a", "unknown", "b", "a", "z"])).toEqual(["z", "b", "a"]);
    expect(asked([])).toEqual(["b"]);
    expect(asked(undefined)).toEqual(["b"]);
  });

  it("states, marks up or passes through", () => {
    const cost = { each: 1001 };
    const each = (extra: Partial<Extra>): unknown => {
      const [only] = extrasOf([{ cost, ...extra }], { sell_round_step_cents: 500 }).extras;
      return [only?.cost, only?.sell];
    };
    expect(each({ markup_bps: 1000 })).toEqual([1001, 1500]);
    expect(each({ markup_bps: 0 })).toEqual([1001, 1001]);
    expect(each({ markup_bps: null })).toEqual([1001, 1001]);
    expect(each({ markup_bps: 0, sell: { each: 1499 } })).toEqual([1001, 1500]);
    expect(each({ markup_bps: 5000, sell: { each: 200 } })).toEqual([1001, 500]);
    expect(each({ markup_bps: 10_000, sell: { each: null } })).toEqual([1001, 2500]);
    expect(each({ markup_bps: 0, sell: {} })).toEqual([1001, 1001]);
    expect(each({ cost: {}, markup_bps: 10_000 })).toEqual([0, 0]);
    expect(each({ cost: { each: null }, sell: { each: 100 } })).toEqual([0, 500]);
  });

  it("charges everyone by band, infants too", () => {
    const sell = { adult: 1500, child: 700 };
    const extra: Partial<Extra> = {
      basis: "person_stay",
      cost: { adult: 1000, child: 500, infant: 100 },
      sell,
      markup_bps: 2000,
    };
    expect(extrasOf([extra]).extras).toEqual([
      { code: "extra", count: 4, cost: 2600, sell: 3000 + 700 + 120 },
    ]);
  });

  it("ignores tax and currency of the rate", () => {
    const rates = [aRate({ buy_tax_mode: "excl", fx: "2" })];
    expect(extrasOf([{}], { rates }).extras[0]?.cost).toBe(1000);
  });

  it("lists an extra on request without amounts and says so", () => {
    const line = extrasOf([{ price_on_request: true, basis: "person_night" }, { code: "b" }]);
    expect(line.extras).toEqual([
      { code: "extra", count: 0, cost: 0, sell: 0 },
      { code: "b", count: 1, cost: 1000, sell: 1000 },
    ]);
    expect(line.extra_on_request).toBe(true);
    expect(extrasOf([{}]).extra_on_request).toBe(false);
    expect(extrasOf([{ price_on_request: true, compulsory: false }]).extra_on_request).toBe(false);
  });
});
