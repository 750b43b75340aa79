import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PricingRefusal, RefusalCode, type Remedy } from "#contract/pricing/refusal.ts";
import { aLine, aRate } from "#tests/support/factories/pricing-line.ts";
import { reasonCodes } from "./line-answers.ts";
import type { LineInput, Option } from "./line-shapes.ts";
import { priceLine } from "./price-line.ts";
import { remedyFor } from "./remedy.ts";

const adult = { age: 40 };
const child = { age: 8 };
const infant = { age: 1 };

/** Reasons and remedies of a refused line, as a screen gets them. */
function refusalOf(line: LineInput): PricingRefusal {
  const output = priceLine(line);
  if (output.status !== "refused") throw new Error(JSON.stringify(output));
  return PricingRefusal.parse({ reasons: output.reasons, remedies: remedyFor(line, output) });
}

function remediesOf(overrides: Parameters<typeof aLine>[0]): Remedy[] {
  return refusalOf(aLine(overrides)).remedies.map(({ remedy }) => remedy);
}

const anotherService: Remedy[] = [{ code: "CHOOSE_ANOTHER", params: {} }];
const noStart: Remedy[] = [{ code: "NO_NEXT_START", params: {} }];

describe("remedies in general", () => {
  it("name the same reasons as the contract", () => {
    expect([...reasonCodes]).toEqual(RefusalCode.options);
  });

  it("exist for every reason of every refused vector, in the contract's form", () => {
    const file = new URL("../../../tests/fixtures/pricing/vectors.json", import.meta.url);
    // why: the fixture's shape is checked by the vector test.
    const vectors = JSON.parse(readFileSync(file, "utf8")) as { input: LineInput }[];
    const refused = vectors.filter(({ input }) => priceLine(input).status === "refused");
    expect(refused.length).toBeGreaterThan(50);
    for (const { input } of refused) {
      const { reasons, remedies } = refusalOf(input);
      expect(new Set(remedies.map(({ reason }) => reason))).toEqual(new Set(reasons.map(({ code }) => code)));
    }
  });

  it("do not exist for an input that is invalid", () => {
    const line = aLine({ id: 1 as never });
    expect(remedyFor(line, { id: "", status: "refused", reasons: [{ code: "DATES" }] })).toEqual([]);
  });
});

describe("dates", () => {
  it.each([
    ["night", "2027-03-02"],
    ["trip", "2027-03-01"],
    ["calendar_day", "2027-03-01"],
    ["day24h", "2027-03-01"],
  ] as const)("end a service by %s on %s at the earliest", (second_unit, date) => {
    const request = { date_to: "2027-02-20" };
    expect(remediesOf({ option: { second_unit }, request })).toEqual([
      { code: "END_LATER", params: { date } },
    ]);
  });

  it("end a hire a day later when it would end before it starts", () => {
    const request = { date_to: "2027-03-01", start_time: "1000", end_time: "0900" };
    expect(remediesOf({ option: { second_unit: "day24h" }, request })).toEqual([
      { code: "END_LATER", params: { date: "2027-03-02" } },
    ]);
  });

  it("start on the next day from which all dates have open rates and the length is right", () => {
    const rates = [
      aRate({ date_to: "2027-03-01" }),
      aRate({ date_from: "2027-03-10", date_to: "2027-03-10" }),
      aRate({ date_from: "2027-03-12", date_to: "2027-03-14", closed: true }),
      aRate({ date_from: "2027-03-20", date_to: "2027-03-25", min_units: 3 }),
      aRate({ date_from: "2027-04-05", date_to: "2027-04-09", cost: {} }),
      aRate({ date_from: "2027-04-15", date_to: "2027-04-20" }),
    ];
    expect(remediesOf({ rates })).toEqual([{ code: "NEXT_START", params: { date: "2027-04-15" } }]);
  });

  it("start later whatever is wrong with the people", () => {
    const rates = [aRate({ date_from: "2027-03-02" })];
    const policy = { ...aLine().option.age_policy, children_allowed: false };
    const request = { pax: [adult, adult, child], rooms: [] };
    expect(remediesOf({ rates, option: { min_pax: 5, age_policy: policy }, request })).toEqual([
      { code: "NEXT_START", params: { date: "2027-03-02" } },
      { code: "PARTY_AT_LEAST", params: { people: 5 } },
      { code: "NO_CHILDREN", params: { from: 3, to: 12 } },
      { code: "ADD_ROOM", params: {} },
    ]);
    const hire: Partial<Option> = { charge_basis: "unit", capacity_per_unit: 1 };
    expect(remediesOf({ rates, option: hire, request: { qty: 1 } })).toEqual([
      { code: "NEXT_START", params: { date: "2027-03-02" } },
      { code: "TAKE_UNITS", params: { qty: 2 } },
    ]);
  });

  it("look a year ahead and not further", () => {
    const opening = (date: string): LineInput["rates"] => [aRate({ date_from: date, date_to: "2029-01-01" })];
    expect(remediesOf({ rates: opening("2028-03-01") })).toEqual([
      { code: "NEXT_START", params: { date: "2028-03-01" } },
    ]);
    expect(remediesOf({ rates: opening("2028-03-02") })).toEqual(noStart);
    expect(remediesOf({ rates: [aRate({ closed: true })] })).toEqual(noStart);
  });

  it("name a later start once when several reasons call for it", () => {
    const rates = [aRate({ date_to: "2027-03-01", closed: true }), aRate({ date_from: "2027-03-03" })];
    expect(refusalOf(aLine({ rates })).remedies).toEqual([
      { reason: "CLOSED", remedy: { code: "NEXT_START", params: { date: "2027-03-03" } } },
    ]);
  });

  it("do not search for very long lines, nor beyond the calendar", () => {
    const rates = [aRate({ date_from: "2027-03-02", date_to: "2099-12-31" })];
    expect(remediesOf({ rates, request: { date_to: "2028-03-01" } })).toEqual([
      { code: "NEXT_START", params: { date: "2027-03-02" } },
    ]);
    expect(remediesOf({ rates, request: { date_to: "2028-03-02" } })).toEqual(noStart);
    const last = { date_from: "9999-12-29", date_to: "9999-12-30" };
    const lastDay = aRate({ date_from: "9999-12-30", date_to: "9999-12-31" });
    expect(remediesOf({ rates: [lastDay], request: last })).toEqual([
      { code: "NEXT_START", params: { date: "9999-12-30" } },
    ]);
    expect(remediesOf({ rates: [], request: last })).toEqual(noStart);
  });

  it("tell the days of operation of the open rows around a date", () => {
    const rates = [
      aRate({ dow_mask: 0b0000110 }),
      aRate({ dow_mask: 0b1000000, date_from: "2027-03-01", date_to: "2027-03-01" }),
      aRate({ dow_mask: 0b0100000, closed: true }),
      aRate({ dow_mask: 0b0010000, date_to: "2027-02-28" }),
      aRate({ dow_mask: 0b0010000, date_from: "2027-03-02", date_to: "2027-03-02" }),
    ];
    expect(remediesOf({ rates })).toEqual([
      { code: "SOLD_ON", params: { weekdays: [1, 2, 6] } },
      { code: "NEXT_START", params: { date: "2027-03-02" } },
    ]);
    expect(remediesOf({ rates: [aRate({ dow_mask: 0 })] })).toEqual(noStart);
  });
});

describe("lengths", () => {
  it("say from when longer stays are needed, and the shortest that passes", () => {
    const rates = [
      aRate({ date_to: "2027-03-01" }),
      aRate({ date_from: "2027-03-02", min_units: 3, min_mode: "overlap" }),
    ];
    expect(remediesOf({ rates })).toEqual([
      { code: "STAY_AT_LEAST", params: { units: 3, unit: "night", date: "2027-03-02" } },
      { code: "SHORTEST_STAY", params: { units: 4, unit: "night", date: "2027-03-05" } },
    ]);
    const days = { second_unit: "calendar_day" as const };
    expect(remediesOf({ rates: [aRate({ min_units: 5 })], option: days })).toEqual([
      { code: "STAY_AT_LEAST", params: { units: 5, unit: "day", date: "2027-03-01" } },
      { code: "SHORTEST_STAY", params: { units: 5, unit: "day", date: "2027-03-05" } },
    ]);
  });

  it("tolerate what a longer stay cannot cure", () => {
    const rates = [aRate({ min_units: 3 })];
    const request = { pax: [adult, adult, child], rooms: [{ code: "TR" as const, pax: [0, 1] }] };
    expect(remediesOf({ rates, request })).toContainEqual({
      code: "SHORTEST_STAY",
      params: { units: 3, unit: "night", date: "2027-03-04" },
    });
    const unsold = [aRate({ min_units: 3, cost: { SG: 1, TW: 1, TR: 1 } })];
    expect(remediesOf({ rates: unsold })).toEqual([
      { code: "STAY_AT_LEAST", params: { units: 3, unit: "night", date: "2027-03-01" } },
      { code: "SHORTEST_STAY", params: { units: 3, unit: "night", date: "2027-03-04" } },
      { code: "ROOMS_SOLD", params: { rooms: ["TW", "TR"] } },
    ]);
  });

  it("point to another start where no longer stay passes", () => {
    const short = aRate({ date_to: "2027-03-03", min_units: 5 });
    expect(remediesOf({ rates: [short, aRate({ date_from: "2027-03-10" })] })).toEqual([
      { code: "STAY_AT_LEAST", params: { units: 5, unit: "night", date: "2027-03-01" } },
      { code: "NEXT_START", params: { date: "2027-03-10" } },
    ]);
    const far = aRate({ min_units: 62 });
    expect(remediesOf({ rates: [far] })[1]).toEqual({
      code: "SHORTEST_STAY",
      params: { units: 62, unit: "night", date: "2027-05-02" },
    });
    expect(remediesOf({ rates: [aRate({ min_units: 63 })] })[1]).toEqual(noStart[0]);
    const unsold = [
      aRate({ date_to: "2027-03-02", min_units: 3 }),
      aRate({ date_from: "2027-03-03", cost: {} }),
    ];
    expect(remediesOf({ rates: unsold })[1]).toEqual(noStart[0]);
    const last = { date_from: "9999-12-30", date_to: "9999-12-31" };
    const lastRate = aRate({ date_from: "9999-01-01", date_to: "9999-12-31", min_units: 2 });
    expect(remediesOf({ rates: [lastRate], request: last })[1]).toEqual(noStart[0]);
    const trip = { second_unit: "trip" as const };
    expect(remediesOf({ rates: [aRate({ min_units: 2 })], option: trip })).toEqual(noStart);
  });

  it("say how long a stay may be", () => {
    const request = { date_to: "2027-03-09" };
    expect(remediesOf({ rates: [aRate({ max_units: 7 })], request })).toEqual([
      { code: "STAY_AT_MOST", params: { units: 7, unit: "night", date: "2027-03-01" } },
    ]);
    const days = { second_unit: "day24h" as const };
    expect(remediesOf({ rates: [aRate({ max_units: 1 })], option: days })).toEqual([
      { code: "STAY_AT_MOST", params: { units: 1, unit: "day", date: "2027-03-01" } },
    ]);
    expect(remediesOf({ rates: [aRate({ max_units: 0 })] })).toEqual(anotherService);
    const trip = { second_unit: "trip" as const };
    expect(remediesOf({ rates: [aRate({ max_units: 0 })], option: trip })).toEqual(anotherService);
  });
});

describe("people", () => {
  const personal: Partial<Option> = { charge_basis: "person", second_unit: "trip" };
  const policy = aLine().option.age_policy;

  it("say how many may come", () => {
    expect(remediesOf({ option: { ...personal, min_pax: 4 } })).toEqual([
      { code: "PARTY_AT_LEAST", params: { people: 4 } },
    ]);
    expect(remediesOf({ option: { ...personal, max_pax: 1 } })).toEqual([
      { code: "PARTY_AT_MOST", params: { people: 1 } },
    ]);
    expect(remediesOf({ option: { ...personal, max_pax: 0 } })).toEqual(anotherService);
    const request = { pax: [infant], rooms: [] };
    expect(remediesOf({ option: personal, request })).toEqual([
      { code: "PARTY_AT_LEAST", params: { people: 1 } },
    ]);
  });

  it.each([
    [false, true, [adult, child], { code: "NO_CHILDREN", params: { from: 3, to: 12 } }],
    [false, false, [adult, child], { code: "MIN_AGE", params: { age: 13 } }],
    [false, false, [adult, infant], { code: "MIN_AGE", params: { age: 13 } }],
    [true, false, [adult, infant], { code: "MIN_AGE", params: { age: 3 } }],
  ] as const)(
    "say from which age (children %s, infants %s)",
    (children_allowed, infants_allowed, pax, remedy) => {
      const age_policy = { ...policy, children_allowed, infants_allowed };
      expect(
        remediesOf({ option: { ...personal, age_policy }, request: { pax: [...pax], rooms: [] } }),
      ).toEqual([remedy]);
    },
  );

  it("say how many units hold the party", () => {
    const option: Partial<Option> = { charge_basis: "unit", second_unit: "trip", capacity_per_unit: 2 };
    const request = { pax: [adult, adult, child, adult, child, infant], rooms: [], qty: 1 };
    expect(remediesOf({ option, request })).toEqual([{ code: "TAKE_UNITS", params: { qty: 3 } }]);
  });
});

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
