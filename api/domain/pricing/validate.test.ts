import { describe, expect, it } from "vitest";
import { aLine, anExtra, aRate } from "#tests/support/factories/pricing-line.ts";
import { priceLine } from "./price-line.ts";

type Json = Record<string, unknown>;

/** A line with every key of the law spelled out, as a plain JSON value that tests may break. */
function spelledOut(basis = "room"): Json {
  const surcharges = [{ time_from: "2200", time_to: "0559", bps: 2000 }];
  const rate = aRate({
    version: 2,
    price_code: "",
    dow_mask: 127,
    priority: 0,
    closed: false,
    min_units: 1,
    max_units: null,
    min_mode: "arrival",
    stay_pay: [[5, 4]],
    free_unit: "last",
    buy_tax_mode: "incl",
    fx: "1",
    sell: null,
  });
  const line = aLine({
    agency: { commission_bps: 1000, price_codes: ["A1"] },
    sell_round_step_cents: 0,
    rates: [rate, { ...rate, cost: { ...rate.cost, surcharges }, sell: { DB: 12_000 } }],
    option: { min_pax: 1, max_pax: null, capacity_per_unit: null, extras: [anExtra()] },
    request: { start_time: "1000", end_time: null, extras: ["extra"], qty: null },
  });
  const plain = JSON.parse(JSON.stringify(line)) as Json;
  (plain.option as Json).charge_basis = basis;
  return plain;
}

/** Sets (or, for undefined, removes) the value at a path such as `rates[0].cost`. */
function withValue(line: Json, path: string, value: unknown): Json {
  const steps = path.split(/[.[\]]+/).filter((step) => step !== "");
  const last = steps.pop() ?? "";
  const owner = steps.reduce<Json>((at, step) => at[step] as Json, line);
  if (value === undefined) Reflect.deleteProperty(owner, last);
  else owner[last] = value;
  return line;
}

function errorsOf(path: string, value: unknown, basis?: string): unknown {
  const result = priceLine(withValue(spelledOut(basis), path, value));
  return result.status === "invalid" ? result.errors : result.status;
}

const whole = "must be a whole number below 2^53";
const wholeOrNull = "must be a whole number below 2^53 or null";
const existingDate = "must be a date that exists, YYYY-MM-DD";
const notANumber = [1.5, 9_007_199_254_740_992, -1e300, Infinity, Number.NaN, "1", true, [], {}];

describe("required keys", () => {
  it.each([
    "id",
    "brand",
    "brand.currency",
    "brand.gst_bps",
    "agency",
    "agency.commission_bps",
    "option",
    "option.charge_basis",
    "option.second_unit",
    "option.cross_season",
    "option.age_policy",
    "option.age_policy.infant_to",
    "option.age_policy.child_to",
    "option.age_policy.children_allowed",
    "option.age_policy.infants_allowed",
    "option.age_policy.count_children_in_breaks",
    "option.age_policy.count_infants_in_breaks",
    "option.extras[0].code",
    "option.extras[0].basis",
    "option.extras[0].compulsory",
    "option.extras[0].commissionable",
    "option.extras[0].price_on_request",
    "option.extras[0].cap_units",
    "option.extras[0].markup_bps",
    "option.extras[0].cost",
    "rates",
    "rates[0].id",
    "rates[0].date_from",
    "rates[0].date_to",
    "rates[1].markup_bps",
    "rates[0].cost",
    "request",
    "request.date_from",
    "request.date_to",
    "request.pax",
    "request.rooms[0].code",
    "request.rooms[0].pax",
  ])("complains that %s is missing", (path) => {
    expect(errorsOf(path, undefined)).toContainEqual({ path, message: "is required" });
  });

  it("names nothing else when one key is missing", () => {
    expect(errorsOf("brand", undefined)).toHaveLength(1);
    expect(errorsOf("rates[1].cost", undefined)).toHaveLength(1);
    expect(errorsOf("option.age_policy", undefined)).toHaveLength(1);
  });
});

describe("optional keys", () => {
  it.each([
    "agency.price_codes",
    "sell_round_step_cents",
    "option.min_pax",
    "option.max_pax",
    "option.capacity_per_unit",
    "rates[0].max_units",
    "rates[0].sell",
    "rates[0].stay_pay",
    "rates[0].fx",
    "rates[0].priority",
    "rates[0].closed",
    "rates[0].min_units",
    "rates[0].min_mode",
    "rates[0].free_unit",
    "rates[0].buy_tax_mode",
    "rates[0].price_code",
    "rates[0].dow_mask",
    "option.extras[0].sell",
    "request.start_time",
    "request.end_time",
    "request.qty",
  ])("mean their default when %s is missing", (path) => {
    const answer = priceLine(spelledOut());
    expect(answer.status).toBe("priced");
    expect(priceLine(withValue(spelledOut(), path, undefined))).toEqual(answer);
  });

  it.each(["option.extras", "request.extras", "rates[0].version"])("may be missing: %s", (path) => {
    expect(errorsOf(path, undefined)).toBe("priced");
  });

  it("may lack rooms, and then has none", () => {
    expect(errorsOf("request.rooms", undefined)).toBe("refused");
  });
});

describe("wrong types", () => {
  it.each([
    ["id", [1, null, true, [], {}], "must be text"],
    ["brand", [1, null, "NZ", []], "must be an object"],
    ["brand.currency", [1, null, []], "must be text"],
    ["brand.gst_bps", [...notANumber, null, -1], "must be a whole number of at least 0"],
    ["agency", [1, null, []], "must be an object"],
    ["agency.commission_bps", [...notANumber, null], whole],
    ["agency.price_codes", [null, "A1", {}], "must be a list of texts"],
    ["agency.price_codes[0]", [1, null], "must be text"],
    ["sell_round_step_cents", [...notANumber, null, -1], "must be a whole number of at least 0"],
    ["option", [1, null, []], "must be an object"],
    ["option.charge_basis", [1, null, "rooms", "__proto__"], "must be one of room, person, unit, group"],
    ["option.second_unit", [1, null, "hour"], "must be one of night, trip, day24h, calendar_day"],
    ["option.cross_season", [null, "last"], "must be one of split, first"],
    ["option.min_pax", [...notANumber, null], whole],
    ["option.max_pax", notANumber, wholeOrNull],
    ["option.capacity_per_unit", [...notANumber, 0, -1], "must be a whole number of at least 1, or null"],
    ["option.age_policy", [1, null, []], "must be an object"],
    ["option.age_policy.infant_to", [...notANumber, null], whole],
    ["option.age_policy.child_to", [...notANumber, null], whole],
    ["option.age_policy.children_allowed", [1, null, "true"], "must be true or false"],
    ["option.extras", [null, {}, "x"], "must be a list"],
    ["option.extras[0]", [null, 1, []], "must be an object"],
    ["option.extras[0].code", [null, 1], "must be text"],
    [
      "option.extras[0].basis",
      [null, "night"],
      "must be one of person_night, person_stay, room_night, room_stay, unit_day, unit_hire",
    ],
    ["option.extras[0].compulsory", [null, 1], "must be true or false"],
    ["option.extras[0].cap_units", [...notANumber, -1], "must be a whole number of at least 0, or null"],
    ["option.extras[0].markup_bps", notANumber, wholeOrNull],
    ["option.extras[0].cost", [null, 1, []], "must be an object of prices"],
    ["option.extras[0].cost.each", notANumber, wholeOrNull],
    ["option.extras[0].cost.infant", notANumber, wholeOrNull],
    ["option.extras[0].sell", [1, [], "x"], "must be an object of prices or null"],
    ["option.extras[0].sell", [], ""],
    ["rates", [null, {}, "x"], "must be a list of rates"],
    ["rates[1]", [null, 1, []], "must be an object"],
    ["rates[1].id", [null, 1], "must be text"],
    ["rates[1].version", [...notANumber, null], whole],
    ["rates[1].price_code", [null, 1], "must be text"],
    ["rates[1].priority", [...notANumber, null], whole],
    ["rates[1].markup_bps", [...notANumber, null], whole],
    ["rates[1].date_from", [null, 1, "2027-02-30"], existingDate],
    ["rates[1].date_to", [null, 1, "2027-02-30"], existingDate],
    ["rates[1].date_to", ["2026-12-31"], "must not be before date_from"],
    ["rates[1].dow_mask", [...notANumber, null, -1, 128], "must be a whole number from 0 to 127"],
    ["rates[1].closed", [null, 0, "no"], "must be true or false"],
    ["rates[1].min_units", [...notANumber, null], whole],
    ["rates[1].max_units", notANumber, wholeOrNull],
    ["rates[1].min_mode", [null, "any"], "must be one of arrival, overlap"],
    ["rates[1].free_unit", [null, "first"], "must be one of last, cheapest"],
    ["rates[1].buy_tax_mode", [null, "gst"], "must be one of incl, excl, none"],
    ["rates[1].fx", [null, 1, "", "0", "1,1", "-1", "1e3"], "must be a decimal number above zero, as text"],
    ["rates[1].stay_pay", [null, {}, 5], "must be a list"],
    [
      "rates[1].stay_pay[0]",
      [null, 5, [5], [5, 4, 3], [5, "4"], [5.5, 4], {}],
      "must be a pair of whole numbers, stay and pay",
    ],
    [
      "rates[1].stay_pay[0]",
      [
        [4, 4],
        [4, 5],
        [4, -1],
        [0, 0],
      ],
      "must have 0 ≤ pay < stay",
    ],
    ["rates[1].cost", [null, 1, []], "must be an object of prices"],
    ["rates[1].cost.SG", notANumber, wholeOrNull],
    ["rates[1].cost.DB", notANumber, wholeOrNull],
    ["rates[1].cost.TW", notANumber, wholeOrNull],
    ["rates[1].cost.TR", notANumber, wholeOrNull],
    ["rates[1].cost.QD", notANumber, wholeOrNull],
    ["rates[1].cost.OT", notANumber, wholeOrNull],
    ["rates[1].cost.child_sharing", notANumber, wholeOrNull],
    ["rates[1].cost.extra_adult", notANumber, wholeOrNull],
    ["rates[1].sell", [1, [], "x"], "must be an object of prices"],
    ["rates[1].sell.DB", notANumber, wholeOrNull],
    ["request", [null, 1, []], "must be an object"],
    ["request.date_from", [null, 1, "2027-02-30"], existingDate],
    ["request.date_to", [null, 1, "tomorrow"], existingDate],
    ["request.start_time", [1000, "2400", "10:00"], "must be a time that exists, hhmm, or null"],
    ["request.end_time", [1000, "1260"], "must be a time that exists, hhmm, or null"],
    ["request.pax", [null, {}, 2], "must be a list of people"],
    ["request.pax[1]", [null, 40, []], "must be an object"],
    ["request.pax[1]", [{}, { age: null }, { born: null, age: null }], "must have an age or a date of birth"],
    ["request.pax[1].age", [...notANumber, -1], "must be a whole number of at least 0"],
    ["request.pax[1].born", ["2027-02-30", 1984, ""], existingDate],
    ["request.pax[1]", [], ""],
    ["request.rooms", [null, {}, "DB"], "must be a list of rooms"],
    ["request.rooms[0]", [null, "DB", []], "must be an object"],
    ["request.rooms[0].code", [null, "db", "constructor"], "must be one of SG, DB, TW, TR, QD, OT"],
    ["request.rooms[0].pax", [null, {}, 1], "must be a list of positions in pax"],
    ["request.rooms[0].pax[1]", notANumber, whole],
    ["request.rooms[0].pax[1]", [-1, 2, 99], "names a person who is not there"],
    ["request.extras", [null, {}, "extra"], "must be a list of texts"],
    ["request.extras[0]", [null, 1], "must be text"],
    ["request.qty", [...notANumber, 0, -1], "must be a whole number of at least 1, or null"],
  ])("complains about %s", (path, values, message) => {
    for (const value of values) expect(errorsOf(path, value)).toEqual([{ path, message }]);
  });

  it.each([
    ["person", "rates[1].cost.adult", notANumber, wholeOrNull],
    ["person", "rates[1].cost.child", notANumber, wholeOrNull],
    ["person", "rates[1].cost.infant", notANumber, wholeOrNull],
    ["person", "rates[1].cost.single_supplement", notANumber, wholeOrNull],
    ["unit", "rates[1].cost.bands", [1, {}, "x"], "must be a list"],
    ["unit", "rates[1].cost.bands[0]", [null, 1, []], "must be an object"],
    ["unit", "rates[1].cost.bands[0].min_units", [...notANumber, null], whole],
    ["unit", "rates[1].cost.bands[0].max_units", notANumber, wholeOrNull],
    ["unit", "rates[1].cost.bands[0].each", notANumber, wholeOrNull],
    ["group", "rates[1].cost.breaks", [1, {}, "x"], "must be a list"],
    ["group", "rates[1].cost.breaks[0]", [null, 1, []], "must be an object"],
    ["group", "rates[1].cost.breaks[0].pax_from", [...notANumber, null], whole],
    ["group", "rates[1].cost.breaks[0].pax_to", notANumber, wholeOrNull],
    ["group", "rates[1].cost.breaks[0].each", notANumber, wholeOrNull],
    ["group", "rates[1].cost.surcharges", [null, 1, {}, "x"], "must be a list"],
    ["group", "rates[1].cost.surcharges[0]", [null, 1, []], "must be an object"],
    [
      "group",
      "rates[1].cost.surcharges[0].time_from",
      [null, "2400", 1000],
      "must be a time that exists, hhmm",
    ],
    [
      "group",
      "rates[1].cost.surcharges[0].time_to",
      [null, "2400", 1000],
      "must be a time that exists, hhmm",
    ],
    ["group", "rates[1].cost.surcharges[0].bps", [...notANumber, null], whole],
  ])("complains in the %s basis about %s", (basis, path, values, message) => {
    for (const value of values) expect(errorsOf(path, value, basis)).toEqual([{ path, message }]);
  });

  it.each([
    ["group", "rates[1].cost.breaks[0].pax_from"],
    ["group", "rates[1].cost.breaks[0].pax_to"],
    ["group", "rates[1].cost.surcharges[0].time_to"],
    ["group", "rates[1].cost.surcharges[0].bps"],
  ])("complains in the %s basis that %s is missing", (basis, path) => {
    expect(errorsOf(path, undefined, basis)).toEqual([{ path, message: "is required" }]);
  });

  it.each([
    ["unit", "rates[1].cost.bands", null],
    ["unit", "rates[1].cost.bands[0].min_units", undefined],
    ["unit", "rates[1].cost.bands[0].max_units", undefined],
    ["group", "rates[1].cost.breaks", null],
    ["group", "rates[1].cost.surcharges", undefined],
    ["room", "option.capacity_per_unit", 1],
    ["room", "brand.gst_bps", 0],
    ["room", "request.qty", 1],
    ["room", "rates[1].dow_mask", 0],
    ["room", "rates[1].cost.adult", "not read"],
    ["person", "rates[1].cost.DB", "not read"],
    ["room", "request.pax[1]", { age: 0 }],
    ["room", "option.extras[0].cap_units", 0],
  ])("lets a line of the %s basis have %s as it likes", (basis, path, value) => {
    expect(errorsOf(path, value, basis)).not.toEqual([expect.anything()]);
  });
});

describe("invalid inputs as a whole", () => {
  it.each([[null], [1], ["x"], [true], [[]], [undefined]])("answers %j", (input) => {
    expect(priceLine(input)).toEqual({
      id: null,
      status: "invalid",
      errors: [{ path: "", message: "must be an object" }],
    });
  });

  it("keeps the id of what it refuses to read, when it is text", () => {
    expect(priceLine({ id: "x" })).toMatchObject({ id: "x", status: "invalid" });
    expect(priceLine({ id: 7 })).toMatchObject({ id: null, status: "invalid" });
  });

  it("lists everything that is wrong, from top to bottom, fifty at most", () => {
    expect(priceLine({ id: "x" })).toEqual({
      id: "x",
      status: "invalid",
      errors: ["brand", "agency", "option", "request", "rates"].map((path) => ({
        path,
        message: "is required",
      })),
    });
    const many = priceLine(
      withValue(
        spelledOut(),
        "rates",
        Array.from({ length: 200 }, () => null),
      ),
    );
    expect(many.status === "invalid" && many.errors.length).toBe(50);
  });

  it("names nobody in an empty party, and people who are not born yet", () => {
    expect(errorsOf("request.pax", [])).toContainEqual({
      path: "request.pax",
      message: "must name at least one person",
    });
    expect(errorsOf("request.pax[1]", { born: "2027-03-02" })).toEqual([
      { path: "request.pax[1].born", message: "must not be after the first day of the service" },
    ]);
    expect(errorsOf("request.pax[1]", { born: "2027-03-01" })).toBe("priced");
    const line = withValue(spelledOut(), "request.date_from", "soon");
    expect(priceLine(withValue(line, "request.pax[1]", { born: "2090-01-01" }))).toMatchObject({
      errors: [{ path: "request.date_from" }],
    });
  });

  it("does not read prices when the basis is unknown", () => {
    const line = withValue(spelledOut(), "rates[0].cost", { DB: "x", bands: 1, breaks: 1 });
    expect(priceLine(withValue(line, "option.charge_basis", "seat"))).toMatchObject({
      errors: [{ path: "option.charge_basis" }],
    });
  });

  it("takes a century of nights and not one more", () => {
    const request = { date_from: "2000-01-01", date_to: "2100-03-17" };
    expect(priceLine(aLine({ rates: [], request })).status).toBe("refused");
    expect(priceLine(aLine({ rates: [], request: { ...request, date_to: "2100-03-18" } }))).toEqual({
      id: "line",
      status: "invalid",
      errors: [{ path: "request.date_to", message: "must not be more than 36600 units after date_from" }],
    });
    const trip = { ...request, date_to: "9999-12-31" };
    expect(priceLine(aLine({ option: { second_unit: "trip" }, rates: [], request: trip })).status).toBe(
      "refused",
    );
  });

  it("refuses amounts that a JSON number cannot hold, rather than lose cents", () => {
    const rates = [aRate({ cost: { DB: Number.MAX_SAFE_INTEGER } })];
    const one = { date_to: "2027-03-02" };
    expect(priceLine(aLine({ rates, request: one }))).toMatchObject({ cost: Number.MAX_SAFE_INTEGER });
    expect(priceLine(aLine({ rates }))).toEqual({
      id: "line",
      status: "invalid",
      errors: [{ path: "", message: "leads to an amount beyond 2^53 cents" }],
    });
  });
});
