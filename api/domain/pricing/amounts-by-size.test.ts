import { describe, expect, it } from "vitest";
import { aLine, aRate } from "#tests/support/factories/pricing-line.ts";
import { adult, child, infant, priced } from "#tests/support/pricing-answers.ts";
import type { PricedLine } from "./line-answers.ts";
import type { LineInput, Option, Rate } from "./line-shapes.ts";

/** Cost and sell of the first date. */
function firstDate(line: LineInput): [cost: number | undefined, sell: number | undefined] {
  const date = priced(line).dates[0];
  return [date?.cost, date?.sell];
}

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

  it("takes a window of a single minute for one", () => {
    const cost = { breaks, surcharges: [{ time_from: "1200", time_to: "1200", bps: 1000 }] };
    expect(surcharged("1200", { cost })).toEqual([22_000, 22_000]);
    expect(surcharged("1201", { cost })).toEqual([20_000, 20_000]);
  });

  it("marks up where no stated break holds the people", () => {
    const sell = { breaks: [{ pax_from: 7, pax_to: 9, each: 1 }] };
    expect(surcharged(null, { sell, markup_bps: 1000 })).toEqual([20_000, 22_000]);
  });

  it("takes a row without surcharges", () => {
    expect(surcharged("2300", { cost: { breaks } })).toEqual([20_000, 20_000]);
  });
});
