import { describe, expect, it } from "vitest";
import { aLine, anExtra, aRate } from "#tests/support/factories/pricing-line.ts";
import { adult, child, infant } from "#tests/support/pricing-answers.ts";
import type { Extra, LineInput, Option } from "./line-shapes.ts";
import { priceQuote } from "./quote.ts";

/** What everyone pays for one line. */
function pricesOf(overrides: Parameters<typeof aLine>[0]): number[] {
  const { agency, brand, ...line } = aLine(overrides);
  const result = priceQuote({ id: "q", brand, agency, commission_on: "lines", lines: [line] });
  if (result.status !== "priced") throw new Error(JSON.stringify(result));
  return result.people.map(({ price }) => price);
}

describe("what a person pays", () => {
  const pax = [adult, child, adult, infant, child];
  const rooms: LineInput["request"]["rooms"] = [
    { code: "DB", pax: [0, 1, 4] },
    { code: "SG", pax: [2, 3] },
  ];
  const night = { date_to: "2027-03-02", pax, rooms };

  it("is the room among its adults, and a sharing child's own price", () => {
    expect(pricesOf({ request: night })).toEqual([10_000, 0, 9000, 0, 3000]);
  });

  it("is the own price per person, and the single supplement of the room", () => {
    const option: Partial<Option> = { charge_basis: "person", second_unit: "trip" };
    expect(pricesOf({ option, request: night })).toEqual([5000, 2500, 6500, 0, 2500]);
    const alone: LineInput["request"]["rooms"] = [{ code: "SG", pax: [1] }];
    expect(pricesOf({ option, request: { ...night, rooms: alone } })).toEqual([5750, 2500, 5750, 0, 2500]);
  });

  it("is a part of what the whole party shares, among the adults", () => {
    const group: Partial<Option> = { charge_basis: "group", second_unit: "trip" };
    expect(pricesOf({ option: group, request: night })).toEqual([6000, 0, 6000, 0, 0]);
    const family = { pax: [child, infant, child], rooms: [] };
    expect(pricesOf({ option: group, request: family })).toEqual([6000, 0, 6000]);
    const babies = { pax: [infant, infant], rooms: [] };
    const counted = { ...aLine().option.age_policy, count_infants_in_breaks: true };
    expect(pricesOf({ option: { ...group, min_pax: 0, age_policy: counted }, request: babies })).toEqual([
      6000, 6000,
    ]);
  });

  it.each([
    ["person_stay", [11_000, 500, 10_000, 100, 3500]],
    ["room_stay", [11_000, 0, 10_000, 0, 3000]],
    ["unit_hire", [10_500, 0, 9500, 0, 3000]],
  ] as const)("includes extras by %s where they belong", (basis, prices) => {
    const option = { extras: [anExtra({ basis })] };
    expect(pricesOf({ option, request: night })).toEqual(prices);
  });

  it("shares an extra per room by rooms, whoever sleeps in them", () => {
    const uneven = {
      date_to: "2027-03-02",
      pax: [adult, adult, adult],
      rooms: [
        { code: "DB" as const, pax: [0, 1] },
        { code: "SG" as const, pax: [2] },
      ],
    };
    for (const basis of ["room_stay", "room_night"] as const) {
      expect(pricesOf({ option: { extras: [anExtra({ basis })] }, request: uneven })).toEqual([
        5500, 5500, 10_000,
      ]);
    }
    expect(pricesOf({ option: { extras: [anExtra({ basis: "unit_day" })] }, request: uneven })).toEqual([
      5334, 5334, 9334,
    ]);
  });

  it("shares all extras of units and groups among the adults", () => {
    const extras: Extra[] = [anExtra({ basis: "person_stay" })];
    const option: Partial<Option> = { charge_basis: "unit", second_unit: "trip", extras };
    // (7 000 + 1 000 + 500 + 1 000 + 100 + 500) ÷ 2
    expect(pricesOf({ option, request: night })).toEqual([5050, 0, 5050, 0, 0]);
    const group: Partial<Option> = { ...option, charge_basis: "group" };
    expect(pricesOf({ option: group, request: night })).toEqual([7550, 0, 7550, 0, 0]);
  });

  it("is nothing for a free night", () => {
    const rates = [aRate({ stay_pay: [[2, 1]] })];
    expect(pricesOf({ rates })).toEqual([5000, 5000]);
  });
});
