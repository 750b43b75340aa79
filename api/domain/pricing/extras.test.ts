import { describe, expect, it } from "vitest";
import { aLine, anExtra, aRate } from "#tests/support/factories/pricing-line.ts";
import { adult, child, infant, priced } from "#tests/support/pricing-answers.ts";
import type { PricedLine } from "./line-answers.ts";
import type { Extra, LineInput, Option } from "./line-shapes.ts";

describe("extras (step 11)", () => {
  const pax = [adult, adult, child, infant];
  const rooms: LineInput["request"]["rooms"] = [
    { code: "DB", pax: [0, 2] },
    { code: "SG", pax: [1, 3] },
  ];

  function extrasOf(extras: Partial<Extra>[], overrides: Parameters<typeof aLine>[0] = {}): PricedLine {
    return priced(
      aLine({
        ...overrides,
        option: { extras: extras.map(anExtra), ...overrides.option },
        request: { date_to: "2027-03-06", pax, rooms, ...overrides.request },
      }),
    );
  }

  it.each([
    ["person_night", 20, 13_000],
    ["person_stay", 4, 2600],
    ["room_night", 10, 10_000],
    ["room_stay", 2, 2000],
    ["unit_day", 5, 5000],
    ["unit_hire", 1, 1000],
  ] as const)("counts %s as %d", (basis, count, cost) => {
    expect(extrasOf([{ basis }]).extras).toEqual([{ code: "extra", count, cost, sell: cost }]);
  });

  it.each([
    ["person_night", 12, 7800],
    ["person_stay", 4, 2600],
    ["room_night", 3, 3000],
    ["room_stay", 2, 2000],
    ["unit_day", 3, 3000],
    ["unit_hire", 1, 1000],
  ] as const)("caps %s at three", (basis, count, cost) => {
    expect(extrasOf([{ basis, cap_units: 3 }]).extras).toEqual([{ code: "extra", count, cost, sell: cost }]);
    expect(extrasOf([{ basis, cap_units: 99 }]).extras[0]?.count).toBe(
      extrasOf([{ basis }]).extras[0]?.count,
    );
  });

  it("caps a stay at nothing", () => {
    expect(extrasOf([{ basis: "person_stay", cap_units: 0 }]).extras[0]).toEqual({
      code: "extra",
      count: 0,
      cost: 0,
      sell: 0,
    });
  });

  it("counts units of hire by quantity", () => {
    const option: Partial<Option> = { charge_basis: "unit", second_unit: "calendar_day" };
    const hired = { option, request: { qty: 2, rooms: [] } };
    const bases = (["unit_day", "unit_hire", "room_night", "room_stay"] as const).map((basis) => ({ basis }));
    expect(
      extrasOf(bases, { ...hired, option: { ...option, extras: bases.map(anExtra) } }).extras,
    ).toMatchObject([{ count: 12 }, { count: 2 }, { count: 0 }, { count: 0 }]);
  });

  it("lists what is asked for or compulsory, in the option's order", () => {
    const extras = [
      { code: "z", compulsory: false },
      { code: "b", compulsory: true },
      { code: "a", compulsory: false },
    ];
    const asked = (codes: string[] | undefined): unknown =>
      extrasOf(extras, { request: { extras: codes } }).extras.map(({ code }) => code);
    expect(asked(["a", "unknown", "b", "a", "z"])).toEqual(["z", "b", "a"]);
    expect(asked([])).toEqual(["b"]);
    expect(asked(undefined)).toEqual(["b"]);
  });

  it("states, marks up or passes through", () => {
    const cost = { each: 1001 };
    const each = (extra: Partial<Extra>): unknown => {
      const [only] = extrasOf([{ cost, ...extra }], { sell_round_step_cents: 500 }).extras;
      return [only?.cost, only?.sell];
    };
    expect(each({ markup_bps: 1000 })).toEqual([1001, 1500]);
    expect(each({ markup_bps: 0 })).toEqual([1001, 1001]);
    expect(each({ markup_bps: null })).toEqual([1001, 1001]);
    expect(each({ markup_bps: 0, sell: { each: 1499 } })).toEqual([1001, 1500]);
    expect(each({ markup_bps: 5000, sell: { each: 200 } })).toEqual([1001, 500]);
    expect(each({ markup_bps: 10_000, sell: { each: null } })).toEqual([1001, 2500]);
    expect(each({ markup_bps: 0, sell: {} })).toEqual([1001, 1001]);
    expect(each({ cost: {}, markup_bps: 10_000 })).toEqual([0, 0]);
    expect(each({ cost: { each: null }, sell: { each: 100 } })).toEqual([0, 500]);
  });

  it("charges everyone by band, infants too", () => {
    const sell = { adult: 1500, child: 700 };
    const extra: Partial<Extra> = {
      basis: "person_stay",
      cost: { adult: 1000, child: 500, infant: 100 },
      sell,
      markup_bps: 2000,
    };
    expect(extrasOf([extra]).extras).toEqual([
      { code: "extra", count: 4, cost: 2600, sell: 3000 + 700 + 120 },
    ]);
  });

  it("ignores tax and currency of the rate", () => {
    const rates = [aRate({ buy_tax_mode: "excl", fx: "2" })];
    expect(extrasOf([{}], { rates }).extras[0]?.cost).toBe(1000);
  });

  it("lists an extra on request without amounts and says so", () => {
    const line = extrasOf([{ price_on_request: true, basis: "person_night" }, { code: "b" }]);
    expect(line.extras).toEqual([
      { code: "extra", count: 0, cost: 0, sell: 0 },
      { code: "b", count: 1, cost: 1000, sell: 1000 },
    ]);
    expect(line.extra_on_request).toBe(true);
    expect(extrasOf([{}]).extra_on_request).toBe(false);
    expect(extrasOf([{ price_on_request: true, compulsory: false }]).extra_on_request).toBe(false);
  });
});
