import { describe, expect, it } from "vitest";
import { aLine, anExtra, aRate } from "#tests/support/factories/pricing-line.ts";
import { priced } from "#tests/support/pricing-answers.ts";
import type { Option, Rate } from "./line-shapes.ts";

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
