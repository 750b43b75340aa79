import { describe, expect, it } from "vitest";
import { aLine, aRate } from "#tests/support/factories/pricing-line.ts";
import { adult, child, infant, reasonsOf } from "#tests/support/pricing-answers.ts";
import type { LineInput, Option } from "./line-shapes.ts";

const noOver = aRate({ cost: { SG: 1, DB: 2, TW: 2, TR: 3, QD: 4, OT: 5 } });

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
