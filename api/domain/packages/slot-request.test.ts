import { describe, expect, test } from "vitest";
import type { Option } from "#api/domain/pricing/line-shapes.ts";
import { aLine, anExtra } from "#tests/support/factories/pricing-line.ts";
import { aService } from "#tests/support/factories/package.ts";
import { slotRequest, type TravelParty } from "./slot-request.ts";

const party: TravelParty = {
  pax: [{ age: 40 }, { age: 40 }, { age: 8 }, { age: 40 }, { age: 1 }],
  rooms: [
    { code: "DB", pax: [0, 1, 2] },
    { code: "SG", pax: [3, 4] },
  ],
};
const option = (overrides: Partial<Option> = {}): Option => aLine({ option: overrides }).option;

function datesOf(
  second_unit: Option["second_unit"],
  slotNights: number | null,
  ownNights: number | null = null,
) {
  const slot = aService({ dayNo: 3, nights: slotNights });
  const chosen = { ...slot.options[0]!, secondUnit: second_unit, nights: ownNights };
  const { date_from, date_to } = slotRequest(slot, chosen, option({ second_unit }), "2027-02-27", party);
  return [date_from, date_to];
}

describe("the dates of a slot", () => {
  test.each<[string, Option["second_unit"], number | null, number | null, string]>([
    ["a stay ends after its nights", "night", 2, null, "2027-03-03"],
    ["a stay without nights lasts one", "night", null, null, "2027-03-02"],
    ["the slot's nights go before the option's", "night", 1, 4, "2027-03-02"],
    ["the option's nights count where the slot has none", "night", null, 4, "2027-03-05"],
    ["a hire ends after its days", "day24h", 7, null, "2027-03-08"],
    ["a guide's last day is one of the days", "calendar_day", 3, null, "2027-03-03"],
    ["a guide without a length comes for a day", "calendar_day", null, null, "2027-03-01"],
    ["a trip lasts as long as it lasts", "trip", null, null, "2027-03-01"],
    ["a trip of several days ends when the option says", "trip", null, 4, "2027-03-05"],
  ])("%s", (_name, unit, nights, own, last) => {
    expect(datesOf(unit, nights, own)).toEqual(["2027-03-01", last]);
  });
});

describe("the quantity of a slot", () => {
  const quantity = (rule: "per_person" | "per_room" | "per_party", overrides: Partial<Option>) => {
    const slot = aService({ quantityRule: rule });
    return slotRequest(slot, slot.options[0]!, option(overrides), "2027-03-01", party).qty;
  };
  const hire = { charge_basis: "unit" } as const;

  test.each<[string, "per_person" | "per_room" | "per_party", Partial<Option>, number | null]>([
    ["one for each person but infants", "per_person", hire, 4],
    ["as many as people fill", "per_person", { ...hire, capacity_per_unit: 3 }, null],
    ["one for each room", "per_room", hire, 2],
    ["more than one for a room where people would not fit", "per_room", { ...hire, capacity_per_unit: 1 }, 4],
    ["as many as the party fills", "per_party", { ...hire, capacity_per_unit: 3 }, null],
    ["one for the party", "per_party", hire, null],
    ["none where nothing is hired", "per_room", { charge_basis: "room" }, null],
  ])("is %s", (_name, rule, overrides, expected) => {
    expect(quantity(rule, overrides)).toBe(expected);
  });
});

test("extras that the option no longer has are not asked for", () => {
  const slot = aService({}, { extras: ["breakfast", "gone"] });
  const own = option({ extras: [anExtra({ code: "breakfast" })] });
  expect(slotRequest(slot, slot.options[0]!, own, "2027-03-01", party).extras).toEqual(["breakfast"]);
});
