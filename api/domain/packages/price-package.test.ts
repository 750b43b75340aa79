import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aLine, anExtra, aRate } from "#tests/support/factories/pricing-line.ts";
import { aService } from "#tests/support/factories/package.ts";
import { agencyView } from "./agency-view.ts";
import { packageClientPrice } from "./client-price.ts";
import { obstaclesTo } from "./obstacles.ts";
import { pricePackage, type PackageTerms, type PackageWish } from "./price-package.ts";
import { comingMonths, daysOfMonth, firstMonth } from "./travel-months.ts";

const room = aLine();
const { brand, option, rates } = room;
const tour = aLine({ option: { charge_basis: "person", second_unit: "trip" } });
const loaded = new Map([
  ["ROOM", { brand, option, rates }],
  ["TOUR", { brand, option: tour.option, rates }],
  ["SHUT", { brand, option: tour.option, rates: [aRate({ closed: true })] }],
]);
const stay = aService();
const trip = aService(
  { key: "1.20", quantityRule: "per_person", nights: null },
  { code: "TOUR", secondUnit: "trip" },
);
const closed = { ...trip, key: "1.30", options: [{ ...trip.options[0]!, code: "SHUT" }] };
const wish: PackageWish = {
  travelDate: "2027-03-01",
  class: "standard",
  party: { pax: [{ age: 40 }, { age: 40 }, { age: 8 }], rooms: [{ code: "DB", pax: [0, 1, 2] }] },
  taken: new Set(),
};
const terms: PackageTerms = { brand, agency: { commission_bps: 1250 }, markupBps: null, personStep: 100 };
const commission = { priceMode: "commission", commissionBps: 1250, agentMarkupBps: 0 } as const;
const onNet = { priceMode: "net", commissionBps: 1250, agentMarkupBps: 1500 } as const;

describe("a package", () => {
  test("is the sum of its services, commission on all of it", () => {
    const result = pricePackage([stay, trip], loaded, wish, terms);
    // A double with a child that shares it, and three seats: 10 000 + 3 000 + 2 × 5 000 + 2 500.
    expect(result.quote).toMatchObject({ sell: 25_500, commission: 3188, net: 22_312 });
    expect(result.quote!.people.map(({ price }) => price)).toEqual([10_000, 10_000, 5500]);
  });

  test("lists a service without a price and leaves it out of the sum", () => {
    const result = pricePackage([stay, closed], loaded, wish, terms);
    expect(result.quote?.sell).toBe(13_000);
    expect([...result.refused.keys()]).toEqual(["1.30"]);
    expect(result.refused.get("1.30")?.reasons).toEqual([{ code: "CLOSED", date: "2027-03-01" }]);
    expect(agencyView(result, commission).lines.has("1.30")).toBe(false);
  });

  test("has no rate for a service that is not sold, though there is one", () => {
    const retired = aService({}, { sold: false });
    const result = pricePackage([retired, trip], loaded, wish, terms);
    expect(result.quote?.sell).toBe(12_500);
    expect(result.refused.get("1.10")?.reasons).toEqual([{ code: "NO_RATE", date: "2027-03-01" }]);
  });

  test("sells what stands in for a service that is not sold", () => {
    const [own] = trip.options;
    const retired = { ...own!, code: "SHUT", sold: false };
    const slot = { ...trip, options: [retired, { ...own!, substitute: true }] };
    expect(pricePackage([slot], loaded, wish, terms).asked.map(({ option: { code } }) => code)).toEqual([
      "TOUR",
    ]);
  });

  test("has no total where nothing has a price", () => {
    const result = pricePackage([closed], loaded, wish, terms);
    expect(result.quote).toBeNull();
    expect(agencyView(result, commission)).toEqual({
      lines: new Map(),
      rounding: 0,
      people: [],
      totals: null,
    });
  });

  test("offers what is optional with its price, and counts it only when it is taken", () => {
    const optional = { ...trip, optional: true };
    const without = pricePackage([stay, optional], loaded, wish, terms);
    expect(without.quote?.sell).toBe(13_000);
    expect(agencyView(without, commission).lines.get("1.20")).toBe(12_500);
    expect(agencyView(without, onNet).lines.get("1.20")).toBe(12_500 - 1563);
    const taken = pricePackage([stay, optional], loaded, { ...wish, taken: new Set(["1.20"]) }, terms);
    expect(taken.quote?.sell).toBe(25_500);
    expect(taken.offered.size).toBe(0);
  });

  test("sells at its own mark-up where it has one, but for stated prices and what is passed through", () => {
    const own = {
      brand,
      option: {
        ...option,
        extras: [anExtra({ code: "marked", markup_bps: 500 }), anExtra({ code: "through" })],
      },
      rates: [aRate({ markup_bps: 5000, sell: { child_sharing: 1111 } })],
    };
    const { quote } = pricePackage([stay], new Map([["ROOM", own]]), wish, {
      ...terms,
      markupBps: 2000,
      personStep: 0,
    });
    // Room 10 000 + 20 %, child as stated, one extra + 20 %, one at cost.
    expect(quote?.sell).toBe(12_000 + 1111 + 1200 + 1000);
  });

  test("lets an option round its prices by its own step", () => {
    const stepped = new Map([
      ["ROOM", { brand, option, rates: [aRate({ markup_bps: 77 })], sell_round_step_cents: 500 }],
    ]);
    const couple = {
      ...wish,
      party: { pax: [{ age: 40 }, { age: 40 }], rooms: [{ code: "DB" as const, pax: [0, 1] }] },
    };
    expect(pricePackage([stay], stepped, couple, { ...terms, personStep: 0 }).quote?.sell).toBe(10_500);
  });
});

describe("what an agency reads", () => {
  test("on net terms is the net and its own mark-up, and no selling price anywhere", () => {
    const result = pricePackage([stay, trip], loaded, wish, terms);
    const clientCents = packageClientPrice(result, { agentMarkupBps: 1500, people: 3, personStep: 100 });
    const view = agencyView(result, onNet, clientCents);
    expect(view.totals).toEqual({
      sell_cents: null,
      commission_cents: null,
      net_cents: 22_312,
      gst_cents: 2910,
      agent_markup_cents: 3488,
      client_price_cents: 25_800,
    });
    expect(view.people).toEqual([8750, 8750, 4812]);
  });

  test("adds up to the cent: lines and rounding, and people, are the total, whatever the prices and terms", () => {
    const cents = fc.integer({ min: 0, max: 300_000 });
    fc.assert(
      fc.property(
        fc.record({
          db: cents,
          child: cents,
          adult: cents,
          bps: fc.integer({ min: 0, max: 4000 }),
          step: fc.constantFrom(0, 100, 500),
        }),
        fc.boolean(),
        ({ db, child, adult, bps, step }, net) => {
          const rate = aRate({ cost: { DB: db, child_sharing: child, adult, child } });
          const own = new Map([
            ["ROOM", { brand, option, rates: [rate] }],
            ["TOUR", { brand, option: tour.option, rates: [rate] }],
          ]);
          const result = pricePackage([stay, trip], own, wish, {
            ...terms,
            agency: { commission_bps: bps },
            personStep: step,
          });
          const view = agencyView(result, { ...(net ? onNet : commission), commissionBps: bps });
          const total = net ? view.totals!.net_cents : view.totals!.sell_cents;
          const lines = [...view.lines.values()].reduce((sum, line) => sum + line, view.rounding);
          expect(lines).toBe(total);
          const people = view.people.reduce((sum, one) => sum + one, 0);
          // Where everything is free there is nobody to share the net among.
          expect(people).toBe(total);
        },
      ),
    );
  });
});

describe("what keeps a package from being sold", () => {
  const offer = { months: [10, 1], tariffs: ["standard" as const], minPax: 2, maxPax: 4 };

  test("is named all at once, with what would do", () => {
    expect(
      obstaclesTo(offer, { travelDate: "2026-05-01", class: "luxury", people: 1 }, "2026-11-20"),
    ).toEqual([
      { code: "PAST", earliest: "2026-11-20" },
      { code: "MONTH", months: [1, 10] },
      { code: "CLASS", classes: ["standard"] },
      { code: "PARTY_AT_LEAST", people: 2 },
    ]);
    const many = { travelDate: "2027-01-05", class: "standard" as const, people: 5 };
    expect(obstaclesTo(offer, many, "2026-11-20")).toEqual([{ code: "PARTY_AT_MOST", people: 4 }]);
  });

  test("is nothing for who fits, also today", () => {
    const fits = { travelDate: "2027-01-05", class: "standard" as const, people: 4 };
    expect(obstaclesTo(offer, fits, "2027-01-05")).toEqual([]);
    expect(obstaclesTo({ ...offer, maxPax: null }, { ...fits, people: 40 }, "2027-01-05")).toEqual([]);
  });
});

describe("months of travel", () => {
  test("begin with the next one and pass the end of the year", () => {
    expect(comingMonths("2026-11-20", 3)).toEqual(["2026-12", "2027-01", "2027-02"]);
    expect(comingMonths("2026-12-31", 2)).toEqual(["2027-01", "2027-02"]);
    expect(firstMonth(comingMonths("2026-11-20"), [4, 5])).toBe("2027-04");
  });

  test("have their days but for those that are over", () => {
    expect(daysOfMonth("2028-02", "2026-01-01")).toHaveLength(29);
    expect(daysOfMonth("2026-12", "2026-12-30")).toEqual(["2026-12-30", "2026-12-31"]);
  });
});
