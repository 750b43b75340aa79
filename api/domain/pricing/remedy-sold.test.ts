import { describe, expect, it } from "vitest";
import type { Remedy } from "#contract/catalogue/pricing/refusal.ts";
import { aRate } from "#tests/support/factories/pricing-line.ts";
import { adult, child } from "#tests/support/pricing-answers.ts";
import { anotherService, remediesOf } from "#tests/support/pricing-remedies.ts";
import type { LineInput, Option } from "./line-shapes.ts";

describe("rooms", () => {
  const poor = aRate({ cost: { SG: 1, DB: 1, TR: 1 } });
  const half = aRate({ date_from: "2027-03-02", priority: 1, cost: { SG: 1, DB: 1, extra_adult: 1 } });

  function roomed(pax: { age: number }[], rooms: LineInput["request"]["rooms"], rates = [poor]): Remedy[] {
    return remediesOf({ rates, request: { pax, rooms } });
  }

  it("need to exist, to have an adult each, and to hold everyone once", () => {
    expect(roomed([adult], [])).toEqual([{ code: "ADD_ROOM", params: {} }]);
    expect(
      roomed(
        [adult, child],
        [
          { code: "SG", pax: [0] },
          { code: "SG", pax: [1] },
        ],
      ),
    ).toEqual([{ code: "ADULT_IN_EVERY_ROOM", params: {} }]);
    expect(roomed([adult, adult], [{ code: "SG", pax: [0] }])).toEqual([
      { code: "ONE_ROOM_EACH", params: {} },
    ]);
    expect(roomed([adult, adult], [{ code: "DB", pax: [0, 0] }])).toEqual([
      { code: "ONE_ROOM_EACH", params: {} },
    ]);
  });

  it("are too small, each kind once, where a row has no price for more people", () => {
    const pax = [adult, adult, adult, adult, child];
    const rooms: LineInput["request"]["rooms"] = [
      { code: "SG", pax: [0, 1] },
      { code: "SG", pax: [2, 4] },
      { code: "DB", pax: [3] },
    ];
    const small: Remedy = { code: "ROOM_TOO_SMALL", params: { room: "SG", places: 1 } };
    expect(roomed(pax, rooms)).toEqual([small]);
    expect(roomed([adult, child], [{ code: "SG", pax: [0, 1] }], [aRate(), half])).toEqual([small]);
    expect(
      roomed([adult, adult], [{ code: "SG", pax: [0, 1] }], [aRate({ cost: { SG: 1, child_sharing: 1 } })]),
    ).toEqual([small]);
  });

  it("are not too small where every row has a price for those without a place", () => {
    const pax = [adult, adult, adult, adult, child];
    const rooms: LineInput["request"]["rooms"] = [
      { code: "SG", pax: [0, 1] },
      { code: "DB", pax: [2, 3, 4] },
    ];
    const priced = { SG: 1, DB: 1 };
    expect(roomed(pax, rooms, [aRate({ cost: { ...priced, extra_adult: 1 } })])).toEqual([
      { code: "ROOM_TOO_SMALL", params: { room: "DB", places: 2 } },
    ]);
    expect(roomed(pax, rooms, [aRate({ cost: { ...priced, child_sharing: 1 } })])).toEqual([
      { code: "ROOM_TOO_SMALL", params: { room: "SG", places: 1 } },
    ]);
  });

  it("that are sold instead are those with enough places on all dates", () => {
    const sold = { SG: 1, DB: 1, TW: null, OT: 1, extra_adult: 1, child_sharing: 1 };
    const rates = [
      aRate({ cost: { ...sold, QD: 1 } }),
      aRate({ date_from: "2027-03-02", priority: 1, cost: sold }),
    ];
    const three = [adult, adult, child];
    expect(roomed(three, [{ code: "TR", pax: [0, 1, 2] }], rates)).toEqual([
      { code: "ROOMS_SOLD", params: { rooms: ["OT"] } },
    ]);
    expect(roomed([adult, adult], [{ code: "TW", pax: [0, 1] }], rates)).toEqual([
      { code: "ROOMS_SOLD", params: { rooms: ["DB", "OT"] } },
    ]);
    const single = [aRate({ cost: { SG: 1 } })];
    expect(roomed([adult, adult], [{ code: "TW", pax: [0, 1] }], single)).toEqual([
      { code: "ROOMS_SOLD", params: { rooms: ["SG"] } },
    ]);
    expect(roomed([adult], [{ code: "SG", pax: [0] }], [aRate({ cost: {} })])).toEqual(anotherService);
  });

  it("are named for every code that is not sold", () => {
    const rates = [aRate({ cost: { DB: 1 } })];
    const rooms: LineInput["request"]["rooms"] = [
      { code: "SG", pax: [0] },
      { code: "TW", pax: [1] },
    ];
    expect(roomed([adult, adult], rooms, rates)).toEqual([
      { code: "ROOMS_SOLD", params: { rooms: ["DB"] } },
      { code: "ROOMS_SOLD", params: { rooms: ["DB"] } },
    ]);
  });
});

describe("lengths and sizes that are sold", () => {
  function hire(
    bands: { min_units: number; max_units: number | null; each: number }[],
    units: number,
  ): Remedy[] {
    const request = {
      date_from: "2027-01-01",
      date_to: `2027-01-${String(units).padStart(2, "0")}`,
      rooms: [],
    };
    const option: Partial<Option> = { charge_basis: "unit", second_unit: "calendar_day" };
    return remediesOf({ rates: [aRate({ cost: { bands } })], option, request });
  }

  it("are the nearest, of two the longer", () => {
    const bands = [
      { min_units: 1, max_units: 2, each: 1 },
      { min_units: 8, max_units: null, each: 1 },
    ];
    expect(hire(bands, 4)).toEqual([{ code: "LENGTH_SOLD", params: { units: 2, unit: "day" } }]);
    expect(hire(bands, 5)).toEqual([{ code: "LENGTH_SOLD", params: { units: 8, unit: "day" } }]);
    expect(hire(bands, 7)).toEqual([{ code: "LENGTH_SOLD", params: { units: 8, unit: "day" } }]);
  });

  it("are looked for within sixty, and never at nothing", () => {
    expect(hire([{ min_units: 0, max_units: 0, each: 1 }], 1)).toEqual(anotherService);
    expect(hire([{ min_units: 61, max_units: null, each: 1 }], 1)).toEqual([
      { code: "LENGTH_SOLD", params: { units: 61, unit: "day" } },
    ]);
    expect(hire([{ min_units: 62, max_units: null, each: 1 }], 1)).toEqual(anotherService);
    const trip: Partial<Option> = { charge_basis: "unit", second_unit: "trip" };
    const rates = [aRate({ cost: { bands: [{ min_units: 2, max_units: 3, each: 1 }] } })];
    expect(remediesOf({ rates, option: trip })).toEqual(anotherService);
  });

  it("must be sold by every row in use", () => {
    const early = aRate({
      date_to: "2027-03-01",
      cost: { bands: [{ min_units: 3, max_units: 5, each: 1 }] },
    });
    const late = aRate({
      date_from: "2027-03-02",
      cost: { bands: [{ min_units: 4, max_units: null, each: 1 }] },
    });
    const option: Partial<Option> = { charge_basis: "unit" };
    expect(remediesOf({ rates: [early, late], option })).toEqual([
      { code: "LENGTH_SOLD", params: { units: 4, unit: "night" } },
    ]);
  });

  it("name the nearest size of a group", () => {
    const breaks = [{ pax_from: 4, pax_to: 6, each: 1 }];
    const option: Partial<Option> = { charge_basis: "group", second_unit: "trip" };
    expect(remediesOf({ rates: [aRate({ cost: { breaks } })], option })).toEqual([
      { code: "PARTY_SIZE_SOLD", params: { people: 4 } },
    ]);
    const none = [aRate({ cost: { breaks: [] } })];
    expect(remediesOf({ rates: none, option })).toEqual(anotherService);
    const person: Partial<Option> = { charge_basis: "person", second_unit: "trip" };
    expect(remediesOf({ rates: [aRate({ cost: { child: 1 } })], option: person })).toEqual(anotherService);
  });
});
