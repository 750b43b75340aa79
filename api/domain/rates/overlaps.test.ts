import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { overlapPartners, overlappingRates, type RateRange } from "./overlaps.ts";

const base: RateRange = {
  id: "summer",
  option: "ROTACSTEROTLAKEDB",
  priceCode: "",
  dateFrom: "2026-12-16",
  dateTo: "2027-02-28",
  dowMask: 127,
  priority: 0,
};
const idsOf = (rates: RateRange[]) => overlappingRates(rates).map((pair) => pair.map((rate) => rate.id));

describe("rates that overlap", () => {
  it("are found where they share a day, the last one included", () => {
    const autumn = { ...base, id: "autumn", dateFrom: "2027-02-28", dateTo: "2027-04-30" };
    expect(idsOf([autumn, base])).toEqual([["summer", "autumn"]]);
    expect(idsOf([base, { ...autumn, dateFrom: "2027-03-01" }])).toEqual([]);
  });

  it.each([
    ["another rate code", { priceCode: "A1" }],
    ["another priority", { priority: 1 }],
    ["another option", { option: "ROTACSTEROTGARDTW" }],
  ])("are told apart by %s", (_what, difference) => {
    expect(idsOf([base, { ...base, id: "other", ...difference }])).toEqual([]);
  });

  it("are told apart by weekdays that do not meet", () => {
    const week = { ...base, id: "week", dowMask: 0b0001111 };
    const weekend = { ...base, id: "weekend", dowMask: 0b1110000 };
    expect(idsOf([week, weekend])).toEqual([]);
    expect(idsOf([week, { ...weekend, dowMask: 0b1111000 }])).toEqual([["week", "weekend"]]);
  });

  it("are the same pairs whatever the order, and every pair there is", () => {
    const day = fc
      .integer({ min: 0, max: 60 })
      .map((offset) => new Date(Date.UTC(2027, 0, 1 + offset)).toISOString().slice(0, 10));
    const rate = fc.tuple(day, day, fc.integer({ min: 1, max: 127 }), fc.integer({ min: 0, max: 1 }));
    fc.assert(
      fc.property(fc.array(rate, { maxLength: 12 }), (rows) => {
        const rates = rows.map(([one, other, dowMask, priority], index) => ({
          ...base,
          id: String(index),
          dateFrom: one < other ? one : other,
          dateTo: one < other ? other : one,
          dowMask,
          priority,
        }));
        const expected = rates.flatMap((one, at) =>
          rates
            .slice(at + 1)
            .filter(
              (other) =>
                one.priority === other.priority &&
                (one.dowMask & other.dowMask) !== 0 &&
                one.dateFrom <= other.dateTo &&
                other.dateFrom <= one.dateTo,
            )
            .map((other) => [one.id, other.id].toSorted().join("+")),
        );
        const found = (list: RateRange[]) =>
          overlappingRates(list)
            .map((pair) =>
              pair
                .map(({ id }) => id)
                .toSorted()
                .join("+"),
            )
            .toSorted();
        expect(found(rates)).toEqual(expected.toSorted());
        expect(found(rates.toReversed())).toEqual(expected.toSorted());
      }),
    );
  });
});

describe("overlapPartners", () => {
  const one = (id: string, dateFrom: string, dateTo: string, more: Partial<RateRange> = {}) => ({
    ...{ id, dateFrom, dateTo, option: "A", priceCode: "", dowMask: 127, priority: 0 },
    ...more,
  });

  it("names another one for each that overlaps, also for those in the middle of a long one", () => {
    const partners = overlapPartners([
      one("long", "2027-01-01", "2027-12-31"),
      one("spring", "2027-02-01", "2027-02-28"),
      one("autumn", "2027-10-01", "2027-10-31"),
      one("next", "2028-01-01", "2028-01-31"),
      one("code", "2027-02-01", "2027-02-28", { priceCode: "AB" }),
      one("weekend", "2028-01-10", "2028-01-20", { dowMask: 96, priority: 1 }),
    ]);
    expect([...partners].map(([id, { id: other }]) => `${id} ${other}`).toSorted()).toEqual([
      "autumn long",
      "long spring",
      "spring long",
    ]);
  });
});
