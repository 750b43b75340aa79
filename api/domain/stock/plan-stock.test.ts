import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planStock, stockNeedOf, type StockRow, type StockWant } from "./plan-stock.ts";

const today = "2026-11-20";
const row: StockRow = {
  id: 1,
  optionId: 7,
  date: "2027-01-10",
  own: false,
  unit: "room",
  mode: "allotment",
  max: 2,
  used: 0,
  held: 0,
  releaseDays: 14,
  stopSell: false,
};
const want: StockWant = {
  lineId: 1,
  optionId: 7,
  days: ["2027-01-10"],
  wanted: { room: 1, seat: 2, person: 2, vehicle: 1 },
  otherwise: "request",
};
const nights = (count: number) =>
  Array.from({ length: count }, (_, index) => `2027-01-${String(10 + index)}`);

describe("what lines get of our stock", () => {
  it("takes every night of a stay", () => {
    const stock = nights(3).map((date, index) => ({ ...row, id: index + 1, date }));
    expect(planStock([{ ...want, days: nights(3) }], stock, today).takings).toEqual([
      { lineId: 1, allotmentId: 1, qty: 1 },
      { lineId: 1, allotmentId: 2, qty: 1 },
      { lineId: 1, allotmentId: 3, qty: 1 },
    ]);
  });

  it("takes nothing of a stay whose last night is full", () => {
    const stock = nights(3).map((date, index) => ({ ...row, id: index + 1, date, used: index }));
    const plan = planStock([{ ...want, days: nights(3) }], stock, today);
    expect(plan.takings).toEqual([]);
    expect(plan.answers.get(1)).toEqual({ status: "request", reason: "no_stock", day: nights(3)[2] });
  });

  it("draws on the agency's own split and leaves the common stock alone, even when the split is used up", () => {
    const split = { ...row, id: 2, own: true, max: 1 };
    const two = [want, { ...want, lineId: 2 }];
    const plan = planStock(two, [row, split], today);
    expect(plan.takings).toEqual([{ lineId: 1, allotmentId: 2, qty: 1 }]);
    expect(plan.answers.get(2)?.reason).toBe("no_stock");
  });

  it("lets a later line of the same file find less", () => {
    const plan = planStock([want, { ...want, lineId: 2 }, { ...want, lineId: 3 }], [row], today);
    expect([...plan.answers.values()].map(({ reason }) => reason)).toEqual(["stock", "stock", "no_stock"]);
  });

  it.each([
    ["a stop-sell", { stopSell: true }, { reason: "stop_sell", day: row.date }],
    ["a release that has passed", { releaseDays: 52 }, { reason: "released", day: row.date }],
    ["a day that must be asked for", { mode: "request" }, { reason: "supplier" }],
  ] as const)("takes nothing on %s", (_what, change, why) => {
    const plan = planStock([want], [{ ...row, ...change }], today);
    expect(plan).toEqual({ takings: [], answers: new Map([[1, { status: "request", ...why }]]) });
  });

  it("takes up to the day of the release and not on the day after", () => {
    expect(planStock([want], [{ ...row, releaseDays: 51 }], today).takings).toHaveLength(1);
    expect(planStock([want], [{ ...row, releaseDays: 51 }], "2026-11-21").takings).toHaveLength(0);
  });

  it("sells freely without taking anything", () => {
    const plan = planStock([want], [{ ...row, mode: "freesale", max: 0 }], today);
    expect(plan).toEqual({ takings: [], answers: new Map([[1, { status: "instant", reason: "freesale" }]]) });
    expect(planStock([{ ...want, otherwise: "freesale" }], [], today).takings).toEqual([]);
  });

  it("never goes beyond a day's number, and gives a line all of its days or none", () => {
    const anyRow = fc.record({
      own: fc.boolean(),
      max: fc.nat(5),
      used: fc.nat(5),
      held: fc.nat(2),
      releaseDays: fc.nat(80),
      stopSell: fc.boolean(),
    });
    const days = nights(4);
    const anyStock = fc
      .array(fc.tuple(fc.constantFrom(...days), anyRow), { maxLength: 8 })
      .map((rows) => rows.map(([date, one], index): StockRow => ({ ...row, ...one, date, id: index + 1 })));
    const anyWants = fc
      .array(fc.tuple(fc.subarray(days, { minLength: 1 }), fc.integer({ min: 1, max: 3 })), { maxLength: 6 })
      .map((wants) =>
        wants.map(([needed, rooms], index): StockWant => ({
          ...want,
          lineId: index + 1,
          days: needed,
          wanted: { ...want.wanted, room: rooms },
        })),
      );
    fc.assert(
      fc.property(anyWants, anyStock, (wants, stock) => {
        const { takings, answers } = planStock(wants, stock, today);
        for (const one of stock) {
          const qty = takings
            .filter(({ allotmentId }) => allotmentId === one.id)
            .reduce((sum, t) => sum + t.qty, 0);
          if (qty > 0) expect(one.used + one.held + qty).toBeLessThanOrEqual(one.max);
        }
        for (const { lineId, days: needed } of wants) {
          const got = takings.filter((taking) => taking.lineId === lineId);
          expect(got).toHaveLength(answers.get(lineId)?.status === "instant" ? needed.length : 0);
        }
      }),
    );
  });
});

describe("what a line needs of our stock", () => {
  const line = {
    dateFrom: "2027-01-10",
    dateTo: "2027-01-12",
    qty: 2,
    adults: 3,
    children: 1,
    chargeBasis: "room" as const,
    pricedDates: [],
  };
  it("is its nights, its rooms and its people without infants", () => {
    expect(stockNeedOf(line, 3)).toEqual({
      days: ["2027-01-10", "2027-01-11"],
      wanted: { room: 2, seat: 4, person: 4, vehicle: 1 },
    });
  });
  it("is all rooms of the party where people are charged, and the first day of a service of one day", () => {
    expect(stockNeedOf({ ...line, chargeBasis: "person", dateTo: "2027-01-10" }, 3)).toMatchObject({
      days: ["2027-01-10"],
      wanted: { room: 3 },
    });
  });
  it("is the days that are charged, and as many vehicles", () => {
    const car = {
      ...line,
      chargeBasis: "unit" as const,
      pricedDates: ["2027-01-11", "2027-01-10", "2027-01-11"],
    };
    expect(stockNeedOf(car, 1)).toMatchObject({ days: ["2027-01-10", "2027-01-11"], wanted: { vehicle: 2 } });
  });
});
