import { describe, expect, it } from "vitest";
import { errorsOf, spelledOut, withValue } from "#tests/support/broken-pricing-line.ts";
import { aLine, aRate } from "#tests/support/factories/pricing-line.ts";
import { priceLine } from "./price-line.ts";

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
