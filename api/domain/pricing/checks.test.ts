import { describe, expect, it } from "vitest";
import { aLine, aRate } from "#tests/support/factories/pricing-line.ts";
import type { LineInput, Option, Rate } from "./line-shapes.ts";
import { priceLine } from "./price-line.ts";

function reasonsOf(line: LineInput): unknown {
  const result = priceLine(line);
  return result.status === "refused" ? result.reasons : result.status;
}

const adult = { age: 40 };
const child = { age: 8 };
const infant = { age: 1 };
const noOver = aRate({ cost: { SG: 1, DB: 2, TW: 2, TR: 3, QD: 4, OT: 5 } });

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

describe("rooms (5f)", () => {
  const occupancy = [{ code: "OCCUPANCY" }];
  type Rooms = NonNullable<LineInput["request"]["rooms"]>;

  function rooms(pax: { age: number }[], list: Rooms | undefined, rate = noOver): unknown {
    return reasonsOf(aLine({ rates: [rate], request: { pax, rooms: list } }));
  }

  it("needs rooms, an adult in each, and everyone in exactly one", () => {
    expect(rooms([adult], undefined)).toEqual(occupancy);
    expect(rooms([adult], [])).toEqual(occupancy);
    expect(rooms([adult, adult], [{ code: "DB", pax: [0] }])).toEqual(occupancy);
    expect(rooms([adult], [{ code: "DB", pax: [0, 0] }])).toEqual(occupancy);
    const twice: Rooms = [
      { code: "DB", pax: [0, 1] },
      { code: "SG", pax: [1] },
    ];
    expect(rooms([adult, adult], twice)).toEqual(occupancy);
    const alone: Rooms = [
      { code: "SG", pax: [0] },
      { code: "SG", pax: [1] },
    ];
    expect(rooms([adult, child], alone)).toEqual(occupancy);
    expect(rooms([adult, adult], alone)).toBe("priced");
    expect(
      rooms(
        [adult],
        [
          { code: "SG", pax: [0] },
          { code: "SG", pax: [] },
        ],
      ),
    ).toEqual(occupancy);
  });

  it.each([
    ["SG", 1],
    ["DB", 2],
    ["TW", 2],
    ["TR", 3],
    ["QD", 4],
  ] as const)("takes %s for %d and no more without a price for it", (code, places) => {
    const full = Array.from({ length: places }, (_, index) => index);
    const adults = full.map(() => adult);
    expect(rooms(adults, [{ code, pax: full }])).toBe("priced");
    expect(rooms([...adults, infant], [{ code, pax: [...full, places] }])).toBe("priced");
    expect(rooms([...adults, adult], [{ code, pax: [...full, places] }])).toEqual(occupancy);
    expect(rooms([...adults, child], [{ code, pax: [...full, places] }])).toEqual(occupancy);
  });

  it("takes as many into a room of another kind as are in it", () => {
    const pax = [adult, adult, adult, adult, adult, adult, child, child];
    expect(rooms(pax, [{ code: "OT", pax: [0, 1, 2, 3, 4, 5, 6, 7] }])).toBe("priced");
  });

  it("asks every used row for the prices of people without a place", () => {
    const early = aRate({ date_to: "2027-03-01" });
    const late = aRate({ date_from: "2027-03-02", cost: { DB: 1, extra_adult: null, child_sharing: 5 } });
    const request = { pax: [adult, adult, adult], rooms: [{ code: "DB" as const, pax: [0, 1, 2] }] };
    expect(reasonsOf(aLine({ rates: [early, late], request }))).toEqual(occupancy);
    const shared = { ...request, pax: [adult, adult, child] };
    expect(reasonsOf(aLine({ rates: [early, late], request: shared }))).toBe("priced");
  });

  it("matters in the room basis only", () => {
    const option: Partial<Option> = { charge_basis: "person", second_unit: "trip" };
    expect(reasonsOf(aLine({ option, request: { rooms: [] } }))).toBe("priced");
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

describe("keys that are not sold (5g)", () => {
  it("names each once, in the order of need", () => {
    const early = aRate({ date_to: "2027-03-01", cost: { SG: 1, TR: null } });
    const late = aRate({ date_from: "2027-03-02", cost: { TR: 1 } });
    const request = {
      pax: [adult, adult, adult, adult],
      rooms: [
        { code: "SG" as const, pax: [0] },
        { code: "TR" as const, pax: [1] },
        { code: "TR" as const, pax: [2] },
        { code: "QD" as const, pax: [3] },
      ],
    };
    expect(reasonsOf(aLine({ rates: [early, late], request }))).toEqual([
      { code: "NOT_SOLD", detail: "TR" },
      { code: "NOT_SOLD", detail: "QD" },
      { code: "NOT_SOLD", detail: "SG" },
    ]);
  });

  it("names bands of people, lengths and party sizes", () => {
    const person: Partial<Option> = { charge_basis: "person", second_unit: "trip" };
    const pax = [child, infant, adult, child];
    const none = [aRate({ cost: {} })];
    expect(reasonsOf(aLine({ option: person, rates: none, request: { pax } }))).toEqual([
      { code: "NOT_SOLD", detail: "child" },
      { code: "NOT_SOLD", detail: "infant" },
      { code: "NOT_SOLD", detail: "adult" },
    ]);
    const unit: Partial<Option> = { charge_basis: "unit", second_unit: "trip" };
    expect(reasonsOf(aLine({ option: unit, rates: none }))).toEqual([{ code: "NOT_SOLD", detail: "band" }]);
    const group: Partial<Option> = { charge_basis: "group", second_unit: "trip" };
    const surcharges = [{ time_from: "0000", time_to: "2359", bps: 1000 }];
    const rates = [aRate({ cost: { breaks: [{ pax_from: 1, pax_to: 2, each: null }], surcharges } })];
    expect(reasonsOf(aLine({ option: group, rates, request: { start_time: "1200" } }))).toEqual([
      { code: "NOT_SOLD", detail: "break" },
    ]);
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
