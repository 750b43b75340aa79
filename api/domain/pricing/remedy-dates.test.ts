import { describe, expect, it } from "vitest";
import { aLine, aRate } from "#tests/support/factories/pricing-line.ts";
import { adult, child } from "#tests/support/pricing-answers.ts";
import { anotherService, noStart, refusalOf, remediesOf } from "#tests/support/pricing-remedies.ts";
import type { LineInput, Option } from "./line-shapes.ts";

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

  it("name no later start once when several reasons call for it", () => {
    const rates = [aRate({ date_to: "2027-03-01", closed: true })];
    expect(refusalOf(aLine({ rates })).remedies).toEqual([{ reason: "CLOSED", remedy: noStart[0] }]);
  });

  it("do not search for very long lines, nor beyond the calendar", () => {
    const rates = [aRate({ date_from: "2027-03-02", date_to: "2099-12-31" })];
    expect(remediesOf({ rates, request: { date_to: "2028-03-01" } })).toEqual([
      { code: "NEXT_START", params: { date: "2027-03-02" } },
    ]);
    expect(remediesOf({ rates, request: { date_to: "2028-03-02" } })).toEqual(noStart);
    const last = { date_from: "9998-12-29", date_to: "9998-12-30" };
    const lastDay = aRate({ date_from: "9998-12-30", date_to: "9998-12-31" });
    expect(remediesOf({ rates: [lastDay], request: last })).toEqual([
      { code: "NEXT_START", params: { date: "9998-12-30" } },
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
    const split = [
      aRate({ dow_mask: 0b0000001, date_to: "2027-03-01" }),
      aRate({ dow_mask: 0b0001000, date_from: "2027-03-02", date_to: "2027-03-02" }),
      aRate({ dow_mask: 0b0010000, date_from: "2027-03-03", date_to: "2027-03-03" }),
    ];
    expect(remediesOf({ rates: split, request: { date_to: "2027-03-04" } })[0]).toEqual({
      code: "SOLD_ON",
      params: { weekdays: [3] },
    });
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
    const last = { date_from: "9998-12-30", date_to: "9998-12-31" };
    const lastRate = aRate({ date_from: "9998-01-01", date_to: "9998-12-31", min_units: 2 });
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
