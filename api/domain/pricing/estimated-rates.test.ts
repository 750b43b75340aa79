import { describe, expect, test } from "vitest";
import { estimatedRates } from "#api/domain/pricing/estimated-rates.ts";
import type { Rate } from "#api/domain/pricing/line-shapes.ts";

/** A season whose last day is a Saturday: 30 September 2028. */
const season: Rate = {
  ...{ id: "season", version: 3, date_from: "2028-07-01", date_to: "2028-09-30" },
  ...{ markup_bps: 2_000, cost: { DB: 10_010, SG: null, bands: [{ min_units: 1, each: 333 }] } },
};
const weekend: Rate = { ...season, id: "weekend", priority: 5, dow_mask: 0b1100000, cost: { DB: 12_000 } };
const shown = (rates: readonly Rate[]) =>
  rates.map(({ id, date_from: from, date_to: to, cost }) => [id, from, to, cost.DB]);

describe("days without a rate", () => {
  test("get those of the last same weekday, uplifted and rounded half away from zero", () => {
    const days = { from: "2028-10-02", to: "2028-10-03" };
    const [rate, ...more] = estimatedRates([season], days, 500);
    expect(more).toEqual([]);
    // 10,010 × 1.05 = 10,510.5; 333 × 1.05 = 349.65
    expect(rate).toEqual({
      ...season,
      ...{ date_from: "2028-10-02", date_to: "2028-10-03" },
      cost: { DB: 10_511, SG: null, bands: [{ min_units: 1, each: 350 }] },
    });
  });

  test("get every rate of that weekday, so that the more important one is chosen as ever", () => {
    // Friday to Monday; Saturday and Sunday have a rate of their own as well.
    const days = { from: "2028-10-06", to: "2028-10-09" };
    expect(shown(estimatedRates([season, weekend], days, 0))).toEqual([
      ["season", "2028-10-06", "2028-10-09", 10_010],
      ["weekend", "2028-10-07", "2028-10-08", 12_000],
    ]);
  });

  test("get the newest before them, and stated selling prices are uplifted as well", () => {
    const newer: Rate = {
      ...{ ...season, id: "newer", date_from: "2028-10-01", date_to: "2028-10-14" },
      ...{ cost: { DB: 20_000 }, sell: { DB: 30_000 } },
    };
    const days = { from: "2028-10-15", to: "2028-10-15" };
    expect(estimatedRates([season, newer], days, 1_000)).toEqual([
      {
        ...newer,
        date_from: "2028-10-15",
        date_to: "2028-10-15",
        cost: { DB: 22_000 },
        sell: { DB: 33_000 },
      },
    ]);
  });

  test("that lie among others are the only ones to be estimated", () => {
    const after: Rate = { ...season, id: "after", date_from: "2028-10-03", date_to: "2028-12-31" };
    const days = { from: "2028-09-29", to: "2028-10-05" };
    expect(shown(estimatedRates([after, season], days, 0))).toEqual([
      ["season", "2028-10-01", "2028-10-02", 10_010],
    ]);
  });

  test("are taken from what was sold: days that were closed are gone past, and stay closed themselves", () => {
    const closed: Rate = {
      ...season,
      id: "closed",
      date_from: "2028-10-01",
      date_to: "2028-10-31",
      closed: true,
    };
    const next = { from: "2028-11-01", to: "2028-11-01" };
    expect(shown(estimatedRates([season, closed], next, 0))).toEqual([
      ["season", "2028-11-01", "2028-11-01", 10_010],
    ]);
    expect(estimatedRates([season, closed], { from: "2028-10-10", to: "2028-10-10" }, 0)).toEqual([]);
  });

  test("have none where no rate was ever before them", () => {
    expect(estimatedRates([], { from: "2028-01-01", to: "2028-01-03" }, 500)).toEqual([]);
    expect(estimatedRates([season], { from: "2028-06-01", to: "2028-06-03" }, 500)).toEqual([]);
  });
});
