import { describe, expect, it } from "vitest";
import { aLine, anExtra, aRate } from "#tests/support/factories/pricing-line.ts";
import { priced, reasonsOf } from "#tests/support/pricing-answers.ts";
import { ageAt } from "./ages.ts";
import type { LineInput, Option, Person, SecondUnit } from "./line-shapes.ts";
import { priceLine } from "./price-line.ts";

const personal: Partial<Option> = { charge_basis: "person", second_unit: "trip" };

describe("ages (step 1)", () => {
  it.each([
    ["2000-03-01", "2027-03-01", 27],
    ["2000-03-02", "2027-03-01", 26],
    ["2024-02-29", "2027-02-28", 2],
    ["2024-02-29", "2027-03-01", 3],
    ["2024-02-29", "2028-02-28", 3],
    ["2024-02-29", "2028-02-29", 4],
    ["2027-03-02", "2027-03-01", -1],
  ])("counts who was born on %s as of age on %s", (born, day, age) => {
    expect(ageAt(born, day)).toBe(age);
  });

  function costOf(person: Person): number {
    return priced(aLine({ option: { ...personal, min_pax: 0 }, request: { pax: [person], rooms: [] } })).cost;
  }

  it("puts both limits into the younger band", () => {
    expect(costOf({ age: 2 })).toBe(0);
    expect(costOf({ age: 3 })).toBe(2500);
    expect(costOf({ age: 12 })).toBe(2500);
    expect(costOf({ age: 13 })).toBe(5000);
    expect(costOf({ born: "2014-03-01" })).toBe(5000);
    expect(costOf({ born: "2014-03-02" })).toBe(2500);
  });

  it("lets a stated age win over the date of birth", () => {
    expect(costOf({ age: 30, born: "2026-01-01" })).toBe(5000);
    expect(costOf({ age: 0, born: "1980-01-01" })).toBe(0);
    expect(costOf({ age: null, born: "1980-01-01" })).toBe(5000);
    expect(costOf({ age: 5, born: null })).toBe(2500);
    expect(costOf({ age: 30, born: "2028-01-01" })).toBe(5000);
  });
});

describe("units (step 2)", () => {
  function unitsOf(
    unit: SecondUnit,
    from: string,
    to: string,
    start?: string | null,
    end?: string | null,
  ): unknown {
    const request = { date_from: from, date_to: to, start_time: start, end_time: end };
    const result = priceLine(aLine({ option: { second_unit: unit }, request }));
    return result.status === "priced" ? [result.units, result.dates.at(-1)?.date] : result;
  }

  it("counts nights, trips and calendar days", () => {
    expect(unitsOf("night", "2027-02-27", "2027-03-02")).toEqual([3, "2027-03-01"]);
    expect(unitsOf("trip", "2027-02-27", "2027-03-02")).toEqual([1, "2027-02-27"]);
    expect(unitsOf("trip", "2027-02-27", "2027-02-27")).toEqual([1, "2027-02-27"]);
    expect(unitsOf("calendar_day", "2027-02-27", "2027-02-27")).toEqual([1, "2027-02-27"]);
    expect(unitsOf("calendar_day", "2027-02-27", "2027-03-02")).toEqual([4, "2027-03-02"]);
  });

  it.each([
    ["1000", "1000", 2],
    ["1000", "1059", 2],
    ["1000", "1100", 3],
    ["1000", "0930", 2],
    ["1000", "0900", 2],
    [null, "0059", 2],
    [null, "0100", 3],
    ["0030", null, 2],
    ["2330", null, 1],
    ["2301", undefined, 1],
    ["2300", undefined, 2],
  ])("counts blocks of 24 hours from %s to %s two days later as %d", (start, end, units) => {
    // 2 days minus 23:30 is 1 day and 30 minutes, within the grace.
    expect(unitsOf("day24h", "2027-03-01", "2027-03-03", start, end)).toEqual([units, expect.any(String)]);
  });

  it("counts a hire of no length as one block", () => {
    expect(unitsOf("day24h", "2027-03-01", "2027-03-01", "1000", "1000")).toEqual([1, "2027-03-01"]);
    expect(unitsOf("day24h", "2027-03-01", "2027-03-01", "1000", "1159")).toEqual([1, "2027-03-01"]);
  });

  it.each([
    ["night", "2027-03-01", "2027-03-01", null, null],
    ["night", "2027-03-02", "2027-03-01", null, null],
    ["trip", "2027-03-02", "2027-03-01", null, null],
    ["calendar_day", "2027-03-02", "2027-03-01", null, null],
    ["day24h", "2027-03-02", "2027-03-01", "0000", "2359"],
    ["day24h", "2027-03-01", "2027-03-01", "1001", "1000"],
  ] as const)("refuses %s from %s to %s with DATES alone", (unit, from, to, start, end) => {
    const request = { date_from: from, date_to: to, start_time: start, end_time: end, rooms: [] };
    expect(reasonsOf(aLine({ option: { second_unit: unit, min_pax: 9 }, request, rates: [] }))).toEqual([
      { code: "DATES" },
    ]);
  });
});

describe("price codes and rows (steps 3 and 4)", () => {
  function idsOf(line: LineInput): unknown {
    const result = priceLine(line);
    if (result.status !== "priced") return result;
    return [result.price_code, ...result.dates.map((date) => date.rate_id)];
  }
  const first = { date_from: "2027-03-01", date_to: "2027-03-01" };
  const second = { date_from: "2027-03-02", date_to: "2027-03-02" };

  it("takes the first code that has a row for every date", () => {
    const rates = [
      aRate({ id: "standard" }),
      aRate({ id: "a", price_code: "A", ...first }),
      aRate({ id: "b", price_code: "B" }),
    ];
    expect(idsOf(aLine({ rates, agency: { commission_bps: 0, price_codes: ["A", "B"] } }))).toEqual([
      "B",
      "b",
      "b",
    ]);
    expect(idsOf(aLine({ rates, agency: { commission_bps: 0, price_codes: ["A", "X"] } }))).toEqual([
      "",
      "standard",
      "standard",
    ]);
    expect(idsOf(aLine({ rates, agency: { commission_bps: 0 } }))).toEqual(["", "standard", "standard"]);
    expect(idsOf(aLine({ rates, agency: { commission_bps: 0, price_codes: ["", "B"] } }))).toEqual([
      "",
      "standard",
      "standard",
    ]);
  });

  it("asks for the first date only when the first row serves all", () => {
    const rates = [aRate({ id: "standard" }), aRate({ id: "a", price_code: "A", ...first })];
    const line = aLine({
      rates,
      agency: { commission_bps: 0, price_codes: ["A"] },
      option: { cross_season: "first" },
    });
    expect(idsOf(line)).toEqual(["A", "a", "a"]);
  });

  it("counts a closed row as a row of its code", () => {
    const rates = [aRate(), aRate({ price_code: "A", closed: true })];
    expect(reasonsOf(aLine({ rates, agency: { commission_bps: 0, price_codes: ["A"] } }))).toEqual([
      { code: "CLOSED", date: "2027-03-01" },
      { code: "CLOSED", date: "2027-03-02" },
    ]);
  });

  it("goes on with the standard code when none is complete", () => {
    const rates = [aRate({ ...first }), aRate({ price_code: "A", ...second })];
    expect(reasonsOf(aLine({ rates, agency: { commission_bps: 0, price_codes: ["A"] } }))).toEqual([
      { code: "NO_RATE", date: "2027-03-02" },
    ]);
  });

  it.each([
    ["priority", [aRate({ id: "b", ...first, version: 9 }), aRate({ id: "a", priority: 1 })]],
    ["negative priorities too", [aRate({ id: "a" }), aRate({ id: "b", ...first, version: 9, priority: -1 })]],
    ["then fewer days", [aRate({ id: "b", version: 9 }), aRate({ id: "a", date_to: "2027-12-30" })]],
    ["then the higher version", [aRate({ id: "a", version: 2 }), aRate({ id: "b" })]],
    ["where a missing version is 1", [aRate({ id: "a" }), aRate({ id: "b", version: 0 })]],
    ["then the later in the list", [aRate({ id: "b" }), aRate({ id: "a" })]],
  ])("prefers by %s", (_, rates) => {
    expect(idsOf(aLine({ rates }))).toEqual(["", "a", "a"]);
  });

  it("serves a date inside the range on a weekday of the mask, both ends included", () => {
    // 2027-03-01 is a Monday.
    const monday = aRate({ id: "monday", dow_mask: 1, ...first });
    const tuesday = aRate({ id: "tuesday", dow_mask: 2, date_from: "2027-03-01", date_to: "2027-03-02" });
    expect(idsOf(aLine({ rates: [monday, tuesday] }))).toEqual(["", "monday", "tuesday"]);
    const sunday = aRate({ id: "sunday", dow_mask: 64 });
    const request = { date_from: "2027-03-07", date_to: "2027-03-08" };
    expect(idsOf(aLine({ rates: [sunday], request }))).toEqual(["", "sunday"]);
  });

  it("tells a wrong weekday from a missing rate, by the rows of the code only", () => {
    const rates = [aRate({ dow_mask: 2, date_to: "2027-03-01" }), aRate({ price_code: "A", dow_mask: 0 })];
    expect(reasonsOf(aLine({ rates, agency: { commission_bps: 0, price_codes: ["A"] } }))).toEqual([
      { code: "DOW", date: "2027-03-01" },
      { code: "NO_RATE", date: "2027-03-02" },
    ]);
    const ended = aRate({ date_to: "2027-02-28" });
    const begins = aRate({ date_from: "2027-03-02", dow_mask: 1 });
    expect(reasonsOf(aLine({ rates: [ended, begins] }))).toEqual([
      { code: "NO_RATE", date: "2027-03-01" },
      { code: "DOW", date: "2027-03-02" },
    ]);
  });

  it("reports the first date only when the first row serves all", () => {
    const rates = [aRate({ closed: true })];
    expect(reasonsOf(aLine({ rates, option: { cross_season: "first" } }))).toEqual([
      { code: "CLOSED", date: "2027-03-01" },
    ]);
  });
});

describe("totals (step 12)", () => {
  it("takes commission once, from what carries it", () => {
    const extras = [
      anExtra({ code: "a", cost: { each: 1001 } }),
      anExtra({ code: "b", cost: { each: 5000 }, commissionable: false }),
    ];
    const rates = [aRate({ cost: { DB: 10_003 } })];
    const line = aLine({ rates, option: { extras }, agency: { commission_bps: 1250 } });
    // r((20 006 + 1 001) × 12.5 %) = r(2 625.875)
    expect(priced(line)).toMatchObject({
      cost: 26_007,
      sell: 26_007,
      commission: 2626,
      net: 23_381,
      yield: -2626,
      margin_bps: -1123,
      gst: { sell: 3392, net: 3050, cost: 3392 },
    });
  });

  it("has no margin without a net and no GST without a rate", () => {
    const line = aLine({ agency: { commission_bps: 10_000 }, brand: { currency: "AUD", gst_bps: 0 } });
    expect(priced(line)).toMatchObject({
      net: 0,
      margin_bps: 0,
      gst: { sell: 0, net: 0, cost: 0 },
      currency: "AUD",
    });
  });

  it("names the version of every row, 1 where none is given", () => {
    const rates = [aRate({ version: 7, date_to: "2027-03-01" }), aRate({ date_from: "2027-03-02" })];
    expect(priced(aLine({ rates })).dates.map((date) => date.rate_version)).toEqual([7, 1]);
  });
});
