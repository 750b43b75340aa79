import { describe, expect, it } from "vitest";
import { aLine, aRate } from "#tests/support/factories/pricing-line.ts";
import { adult, child, infant, reasonsOf } from "#tests/support/pricing-answers.ts";
import type { Option, Rate } from "./line-shapes.ts";
import { priceLine } from "./price-line.ts";

describe("the length of a stay (5b, 5c)", () => {
  function stay(rates: Rate[], to: string, option: Partial<Option> = {}): unknown {
    return reasonsOf(aLine({ rates, option, request: { date_to: to } }));
  }

  it("asks the arrival row for its minimum", () => {
    const rates = [aRate({ min_units: 3 })];
    expect(stay(rates, "2027-03-03")).toEqual([{ code: "MIN_STAY", detail: 3 }]);
    expect(stay(rates, "2027-03-04")).toBe("priced");
  });

  it("does not ask later rows whose minimum counts on arrival", () => {
    const rates = [aRate({ date_to: "2027-03-01" }), aRate({ date_from: "2027-03-02", min_units: 5 })];
    expect(stay(rates, "2027-03-03")).toBe("priced");
  });

  it("asks every row whose minimum counts by overlap for the dates it serves", () => {
    const rates = [
      aRate({ date_to: "2027-03-01" }),
      aRate({ date_from: "2027-03-02", date_to: "2027-03-03", min_units: 3, min_mode: "overlap" }),
      aRate({ date_from: "2027-03-04", min_units: 4, min_mode: "overlap" }),
    ];
    expect(stay(rates, "2027-03-06")).toEqual([{ code: "MIN_STAY", detail: 3 }]);
    expect(stay(rates, "2027-03-02")).toBe("priced");
    expect(stay(rates.slice(1), "2027-03-02")).toEqual([{ code: "NO_RATE", date: "2027-03-01" }]);
  });

  it("counts dates that a row serves on both sides of another row", () => {
    const rates = [
      aRate({ min_units: 3, min_mode: "overlap" }),
      aRate({ date_from: "2027-03-02", date_to: "2027-03-02", priority: 1 }),
    ];
    expect(stay(rates, "2027-03-04")).toEqual([{ code: "MIN_STAY", detail: 3 }]);
    expect(stay(rates, "2027-03-05")).toBe("priced");
  });

  it("lets the arrival row speak first", () => {
    const rates = [
      aRate({ date_to: "2027-03-01", min_units: 4 }),
      aRate({ date_from: "2027-03-02", min_units: 2, min_mode: "overlap" }),
    ];
    expect(stay(rates, "2027-03-03")).toEqual([{ code: "MIN_STAY", detail: 4 }]);
  });

  it("counts all units for the first row when it serves all", () => {
    const rates = [aRate({ date_to: "2027-03-01", min_units: 3, min_mode: "overlap" })];
    expect(stay(rates, "2027-03-04", { cross_season: "first" })).toBe("priced");
    expect(stay(rates, "2027-03-03", { cross_season: "first" })).toEqual([{ code: "MIN_STAY", detail: 3 }]);
    expect(stay(rates, "2027-03-02", { cross_season: "first" })).toEqual([{ code: "MIN_STAY", detail: 3 }]);
  });

  it("asks the first date's row alone for the maximum", () => {
    const short = aRate({ date_to: "2027-03-01", max_units: 2 });
    const open = aRate({ date_from: "2027-03-02", max_units: 1 });
    expect(stay([short, open], "2027-03-03")).toBe("priced");
    expect(stay([short, open], "2027-03-04")).toEqual([{ code: "MAX_STAY" }]);
    expect(stay([aRate({ max_units: null })], "2027-03-20")).toBe("priced");
  });
});

describe("who may come (5d, 5e)", () => {
  const personal: Partial<Option> = { charge_basis: "person", second_unit: "trip" };
  const policy = aLine().option.age_policy;

  function party(pax: { age: number }[], option: Partial<Option>): unknown {
    return reasonsOf(aLine({ option: { ...personal, ...option }, request: { pax, rooms: [] } }));
  }

  it("counts everyone but infants against the limits", () => {
    expect(party([adult, infant], { min_pax: 2 })).toEqual([{ code: "PAX_RANGE" }]);
    expect(party([adult, child], { min_pax: 2, max_pax: 2 })).toBe("priced");
    expect(party([adult, child, infant], { max_pax: 2 })).toBe("priced");
    expect(party([adult, child, adult], { max_pax: 2 })).toEqual([{ code: "PAX_RANGE" }]);
    expect(party([infant], {})).toEqual([{ code: "PAX_RANGE" }]);
    expect(party([infant], { min_pax: 0, max_pax: null })).toBe("priced");
  });

  it("refuses children and infants where the policy does, once", () => {
    const noChildren = { age_policy: { ...policy, children_allowed: false } };
    const noInfants = { age_policy: { ...policy, infants_allowed: false } };
    const adultsOnly = { age_policy: { ...policy, children_allowed: false, infants_allowed: false } };
    expect(party([adult, child], noChildren)).toEqual([{ code: "AGE_NOT_ALLOWED" }]);
    expect(party([adult, infant], noChildren)).toBe("priced");
    expect(party([adult, infant], noInfants)).toEqual([{ code: "AGE_NOT_ALLOWED" }]);
    expect(party([adult, child], noInfants)).toBe("priced");
    expect(party([adult, child, infant], adultsOnly)).toEqual([{ code: "AGE_NOT_ALLOWED" }]);
    expect(party([adult], adultsOnly)).toBe("priced");
  });
});

describe("quantity (5f)", () => {
  const capacity = [{ code: "CAPACITY" }];

  function hire(qty: number | null, option: Partial<Option>): unknown {
    const request = { pax: [adult, adult, child, infant], rooms: [], qty };
    return reasonsOf(aLine({ option: { charge_basis: "unit", second_unit: "trip", ...option }, request }));
  }

  it("must hold everyone but infants, when it is given", () => {
    expect(hire(1, { capacity_per_unit: 2 })).toEqual(capacity);
    expect(hire(2, { capacity_per_unit: 2 })).toBe("priced");
    expect(hire(1, { capacity_per_unit: 3 })).toBe("priced");
    expect(hire(1, { capacity_per_unit: null })).toBe("priced");
    expect(hire(1, {})).toBe("priced");
    expect(hire(null, { capacity_per_unit: 1 })).toBe("priced");
    expect(hire(1, { capacity_per_unit: 1, charge_basis: "group" })).toBe("priced");
  });
});

describe("all checks together", () => {
  it("lists reasons in the order of the law", () => {
    const rates = [aRate({ min_units: 5, max_units: 1, cost: {} })];
    const policy = { ...aLine().option.age_policy, children_allowed: false };
    const line = aLine({
      rates,
      option: { min_pax: 9, age_policy: policy },
      request: { pax: [adult, adult, child], rooms: [{ code: "DB", pax: [0, 1, 2] }] },
    });
    expect(priceLine(line)).toEqual({
      id: "line",
      status: "refused",
      reasons: [
        { code: "MIN_STAY", detail: 5 },
        { code: "MAX_STAY" },
        { code: "PAX_RANGE" },
        { code: "AGE_NOT_ALLOWED" },
        { code: "OCCUPANCY" },
        { code: "NOT_SOLD", detail: "DB" },
      ],
    });
  });

  it("leaves lengths, prices and unsold keys out when a date has no open row", () => {
    const rates = [aRate({ closed: true, date_to: "2027-03-01", min_units: 5, max_units: 1, cost: {} })];
    const request = { pax: [adult, adult, child], rooms: [{ code: "DB" as const, pax: [0, 1, 2] }] };
    expect(reasonsOf(aLine({ rates, option: { max_pax: 2 }, request }))).toEqual([
      { code: "CLOSED", date: "2027-03-01" },
      { code: "NO_RATE", date: "2027-03-02" },
      { code: "PAX_RANGE" },
    ]);
    const unroomed = { ...request, rooms: [] };
    expect(reasonsOf(aLine({ rates: [], request: unroomed }))).toEqual([
      { code: "NO_RATE", date: "2027-03-01" },
      { code: "NO_RATE", date: "2027-03-02" },
      { code: "OCCUPANCY" },
    ]);
    const option: Partial<Option> = { charge_basis: "unit", second_unit: "trip", capacity_per_unit: 1 };
    expect(reasonsOf(aLine({ rates: [], option, request: { qty: 1 } }))).toEqual([
      { code: "NO_RATE", date: "2027-03-01" },
      { code: "CAPACITY" },
    ]);
  });
});
