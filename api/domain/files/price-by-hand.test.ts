import { describe, expect, test } from "vitest";
import { amountsByHand, commissionBpsOf, priceDeeds, type PricedByHand } from "./price-by-hand.ts";

const all = new Set(["services.override-price", "services.unlock-price"]);
const consultant = new Set(["services.override-price"]);
const service: PricedByHand = {
  ...{
    kind: "included",
    status: "QU",
    priceStatus: "priced",
    packageSlot: null,
    optionId: 7,
    departureId: null,
  },
  ...{ hasPrice: true, isWaiting: false, isForAll: true, isQuoted: true },
};
const none = { hand: false, cost: false, rates: false, estimate: false };

describe("what may be done with the price of a service", () => {
  test.each([
    ["one that is quoted", {}, { hand: true, cost: true, rates: false, estimate: false, obstacle: null }],
    [
      "one that was set by hand",
      { priceStatus: "manual" },
      { hand: true, cost: true, rates: true, estimate: false, obstacle: null },
    ],
    [
      "one that is asked for",
      { status: "RQ" },
      { hand: true, cost: false, rates: false, estimate: false, obstacle: null },
    ],
    [
      "one that is asked for and has no price",
      { status: "RQ", hasPrice: false, priceStatus: "no_rate" },
      { hand: true, cost: true, rates: false, estimate: true, obstacle: null },
    ],
    [
      "one of a booking that has no price",
      { hasPrice: false, priceStatus: "no_rate", isQuoted: false },
      { hand: true, cost: true, rates: false, estimate: false, obstacle: null },
    ],
    [
      "a tour that has no price",
      { hasPrice: false, priceStatus: "no_rate", optionId: null, departureId: 3 },
      { hand: true, cost: true, rates: false, estimate: false, obstacle: null },
    ],
    [
      "one for a part of the party, set by hand",
      { isForAll: false, priceStatus: "manual" },
      { hand: true, cost: true, rates: false, estimate: false, obstacle: null },
    ],
    [
      "a tour, whose cost is that of its departure",
      { optionId: null, departureId: 3 },
      { hand: true, cost: false, rates: false, estimate: false, obstacle: null },
    ],
    [
      "one that is confirmed",
      { status: "OK", priceStatus: "locked" },
      { hand: true, cost: false, rates: true, estimate: false, obstacle: null },
    ],
    ["a note", { kind: "note", optionId: null }, { ...none, obstacle: "not_sold" }],
    ["the rounding", { optionId: null, packageSlot: "rounding" }, { ...none, obstacle: "not_sold" }],
    ["one that is cancelled", { status: "CX" }, { ...none, obstacle: "cancelled" }],
    ["one that is being cancelled", { status: "CP" }, { ...none, obstacle: "cancelled" }],
    ["one that is being amended", { status: "AM", isWaiting: true }, { ...none, obstacle: "waiting" }],
  ] as const)("%s", (_name, more, expected) => {
    expect(priceDeeds({ ...service, ...more }, all)).toEqual(expected);
  });

  test("takes a permission, and one more where the price was agreed", () => {
    expect(priceDeeds(service, new Set()).obstacle).toBe("permission");
    expect(priceDeeds(service, consultant).hand).toBe(true);
    const agreed = { ...service, status: "OK", priceStatus: "locked" } as const;
    expect(priceDeeds(agreed, consultant)).toEqual({ ...none, obstacle: "locked" });
  });
});

describe("a price that is set by hand", () => {
  test("keeps the share of the agency, of the price before or as its terms say", () => {
    expect(commissionBpsOf({ sell: 20_000, commission: 2_500 }, 1_000)).toBe(1_250);
    expect(commissionBpsOf({ sell: 20_000, commission: 0 }, 1_000)).toBe(0);
    expect(commissionBpsOf({ sell: 0, commission: 0 }, 1_000)).toBe(1_000);
    expect(commissionBpsOf(null, 1_000)).toBe(1_000);
  });

  test("gives the agency the share of its terms where the price before had it, to the cent", () => {
    expect(commissionBpsOf({ sell: 6_280, commission: 754 }, 1_200)).toBe(1_200);
    expect(commissionBpsOf({ sell: 6_280, commission: 753 }, 1_200)).toBe(1_200);
    expect(commissionBpsOf({ sell: 6_280, commission: 755 }, 1_200)).toBe(1_202);
    expect(commissionBpsOf({ sell: 4, commission: 0 }, 1_200)).toBe(1_200);
  });

  test.each([
    [{ sell: 11_500, cost: 8_000 }, { commissionBps: 1_000, taxBps: 1_500 }, 1_150, 10_350, 1_350],
    [{ sell: 10_005, cost: 0 }, { commissionBps: 1_000, taxBps: 1_000 }, 1_001, 9_004, 819],
    [{ sell: 0, cost: 500 }, { commissionBps: 1_000, taxBps: 1_500 }, 0, 0, 0],
    [{ sell: 9_999, cost: 500 }, { commissionBps: 0, taxBps: 0 }, 0, 9_999, 0],
  ])("%o adds up", (typed, terms, commission, net, gst) => {
    expect(amountsByHand(typed, terms)).toEqual({ ...typed, commission, net, gst });
  });
});
