import { describe, expect, it } from "vitest";
import { errorsOf } from "#tests/support/broken-pricing-line.ts";

const whole = "must be a whole number below 2^53";
const wholeOrNull = "must be a whole number below 2^53 or null";
const existingDate = "must be a date that exists, YYYY-MM-DD";
const notANumber = [1.5, 9_007_199_254_740_992, -1e300, Infinity, Number.NaN, "1", true, [], {}];

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
    ["option.extras[0].cost.adult", notANumber, wholeOrNull],
    ["option.extras[0].cost.child", notANumber, wholeOrNull],
    ["option.extras[0].cost.infant", notANumber, wholeOrNull],
    ["option.extras[1].sell.each", notANumber, wholeOrNull],
    ["option.extras[0].sell", [1, [], "x"], "must be an object of prices or null"],
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
