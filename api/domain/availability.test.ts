import { describe, expect, it } from "vitest";
import { availabilityOf, type StockDay, type StockQuestion } from "./availability.ts";

const today = "2026-11-20";
const day = (date: string, more: Partial<StockDay> = {}): StockDay => ({
  date,
  own: false,
  unit: "room",
  mode: "allotment",
  max: 5,
  used: 0,
  held: 0,
  releaseDays: 7,
  stopSell: false,
  ...more,
});
const ask = (stock: StockDay[], more: Partial<StockQuestion> = {}) =>
  availabilityOf({
    days: ["2026-12-01", "2026-12-02"],
    wanted: { room: 2, seat: 4, person: 4, vehicle: 1 },
    stock,
    otherwise: "request",
    today,
    ...more,
  });
const both = (more: Partial<StockDay> = {}) => [day("2026-12-01", more), day("2026-12-02", more)];

describe("whether a service is sold at once", () => {
  it("is so where our stock has enough on every day", () => {
    expect(ask(both())).toEqual({ status: "instant", reason: "stock" });
    expect(ask(both({ used: 2, held: 1 }))).toEqual({ status: "instant", reason: "stock" });
    expect(ask(both({ used: 2, held: 2 }))).toEqual({
      status: "request",
      reason: "no_stock",
      day: "2026-12-01",
    });
  });

  it("counts what the unit of the stock says: rooms, seats or vehicles", () => {
    expect(ask(both({ unit: "seat", max: 3 })).reason).toBe("no_stock");
    expect(ask(both({ unit: "vehicle", max: 1 })).reason).toBe("stock");
  });

  it("fails for one day that is not", () => {
    expect(ask([day("2026-12-01"), day("2026-12-02", { max: 1 })]).reason).toBe("no_stock");
    expect(ask([day("2026-12-01")]).reason).toBe("supplier");
    expect(ask([day("2026-12-01"), day("2026-12-02", { stopSell: true })]).reason).toBe("stop_sell");
  });

  it("gives what is left back to the supplier before the service, on the day after the last", () => {
    const releaseDays = 11;
    expect(ask(both({ releaseDays })).reason).toBe("stock");
    expect(ask(both({ releaseDays }), { today: "2026-11-21" }).reason).toBe("released");
  });

  it("follows the option where we hold no stock, and the mode of the day where it is no allotment", () => {
    expect(ask([], { otherwise: "freesale" })).toEqual({ status: "instant", reason: "freesale" });
    expect(ask([])).toEqual({ status: "request", reason: "supplier" });
    expect(ask(both({ mode: "freesale", max: 0 })).reason).toBe("freesale");
    expect(ask(both({ mode: "request" })).reason).toBe("supplier");
  });

  it("lets an agency draw on its own split alone, and stops it by the common stop", () => {
    expect(ask([...both(), ...both({ own: true, max: 1 })]).reason).toBe("no_stock");
    expect(ask([...both({ max: 0 }), ...both({ own: true })]).reason).toBe("stock");
    expect(ask([...both({ stopSell: true }), ...both({ own: true })]).reason).toBe("stop_sell");
  });

  it.each([
    ["is full", { used: 4 }, { reason: "no_stock", day: "2026-12-02" }],
    ["is stopped", { stopSell: true }, { reason: "stop_sell", day: "2026-12-02" }],
    ["went back to the supplier", { releaseDays: 30 }, { reason: "released", day: "2026-12-02" }],
    ["must be asked for", { mode: "request" }, { reason: "supplier" }],
  ] as const)("names the first day that %s, where our own stock has days", (_what, change, wanted) => {
    const stock = [day("2026-12-01"), day("2026-12-02", change), day("2026-12-03", change)];
    const days = ["2026-12-01", "2026-12-02", "2026-12-03"];
    expect(ask(stock, { days })).toEqual({ status: "request", ...wanted });
  });
});
