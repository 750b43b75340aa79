import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildVersion } from "./build-version.ts";
import { isSameOffer } from "./same-offer.ts";
import { canonicalJson, versionHash } from "./canonical.ts";
import { addedByService, clientPrices } from "#api/domain/pricing/client-prices.ts";
import type { LineRow, TravellerRow, VersionRows } from "./version-rows.ts";

const text = (en: string) => ({ en });

function line(uid: string, more: Partial<LineRow> = {}): LineRow {
  return {
    uid,
    dayNo: 1,
    seq: 10,
    serviceType: "AC",
    name: text(uid),
    comment: null,
    supplierName: "Steamvale",
    dateFrom: "2027-01-10",
    dateTo: "2027-01-11",
    startTime: null,
    endTime: null,
    units: 1,
    qty: 1,
    kind: "included",
    inclusions: [],
    exclusions: [],
    priceStatus: "priced",
    price: {
      sellCents: 20_050,
      commissionCents: 2_005,
      netCents: 18_045,
      gstCents: 2_354,
      version: 1,
      rates: [{ rate: "rate", version: 3 }],
    },
    weights: null,
    reasons: [],
    ...more,
  };
}

const couple: TravellerRow[] = [
  { name: "Ada Finch", type: "A", age: 40, room: 0 },
  { name: "", type: "A", age: null, room: 0 },
];

function rows(more: Partial<VersionRows> = {}): VersionRows {
  return {
    head: {
      reference: "NZFI100003",
      name: "Finch",
      brand: "NZ",
      brandName: "Harakeke Pacific",
      brandPhone: "+64 9 555 0140",
      timezone: "Pacific/Auckland",
      agencyName: "Larkspur",
      agencyEmail: "hello@larkspur.example",
      agencyPhone: "+44 117 555 0100",
      agentName: null,
      agentEmail: null,
      agentPhone: null,
      consultantName: null,
      locale: "en",
      currency: "NZD",
      taxBps: 1500,
      travelDate: "2027-01-10",
      endDate: "2027-01-11",
      terms: { depositBps: 1000, balanceDaysBefore: 60, validDays: 14 },
      personStepCents: 100,
    },
    agency: { priceMode: "commission", commissionBps: 1000, agentMarkupBps: 0 },
    travellers: couple,
    rooms: ["DB"],
    days: [],
    lines: [line("hotel")],
    ...more,
  };
}

describe("a version of a quote", () => {
  test("states people's prices rounded up and the total as their sum", () => {
    const { snapshot } = buildVersion(rows());
    expect(snapshot.perRoom).toEqual([
      {
        code: "DB",
        cents: 20_200,
        people: [
          { type: "A", age: 40, cents: 10_100 },
          { type: "A", age: null, cents: 10_100 },
        ],
      },
    ]);
    expect(snapshot).toMatchObject({ totalCents: 20_200, roundingCents: 150, gstCents: 2_635 });
  });

  test("leaves out and names what has no price, with the reasons", () => {
    const reasons = [{ code: "NO_RATE" as const, date: "2027-01-10" }];
    const { snapshot, amounts } = buildVersion(
      rows({ lines: [line("hotel"), line("cruise", { price: null, priceStatus: "no_rate", reasons })] }),
    );
    expect(snapshot.lines.map(({ uid }) => uid)).toEqual(["hotel"]);
    expect(snapshot.leftOut).toEqual([
      { uid: "cruise", dayNo: 1, serviceType: "AC", name: text("cruise"), reasons },
    ]);
    expect(amounts.lines.map(({ uid }) => uid)).toEqual(["hotel"]);
  });

  test("offers optional services beside the total and says what they add for everyone", () => {
    const weights = [
      { num: 3n, den: 1n },
      { num: 1n, den: 1n },
    ];
    const { snapshot, amounts } = buildVersion(
      rows({ lines: [line("hotel"), line("cruise", { kind: "optional", weights })] }),
    );
    expect(snapshot.totalCents).toBe(20_200);
    expect(snapshot.lines[1]).toMatchObject({ clientCents: 20_050, peopleCents: [15_038, 5_012] });
    expect(amounts.totals.sellCents).toBe(20_050);
  });

  test("shows clients of net agencies the net and the agency's own mark-up, and nothing of what we sell for", () => {
    const { snapshot, amounts } = buildVersion(
      rows({ agency: { priceMode: "net", commissionBps: 1000, agentMarkupBps: 1800 } }),
    );
    expect(snapshot.lines[0]?.clientCents).toBe(21_293);
    expect(JSON.stringify(snapshot)).not.toContain("20050");
    expect(amounts.totals).toMatchObject({ sellCents: 20_050, netCents: 18_045 });
  });

  test("shows own arrangements and notes without a price", () => {
    const { snapshot } = buildVersion(
      rows({ lines: [line("hotel"), line("friends", { kind: "own_arrangement", price: null })] }),
    );
    expect(snapshot.lines[1]).toMatchObject({ uid: "friends", clientCents: null });
    expect(snapshot.leftOut).toEqual([]);
  });

  test("names the prices of those who have no room without one", () => {
    const { snapshot } = buildVersion(
      rows({ travellers: [...couple, { name: "", type: "C", age: 9, room: null }] }),
    );
    expect(snapshot.perRoom.map(({ code, cents }) => [code, cents])).toEqual([
      ["DB", 20_200],
      [null, 0],
    ]);
  });
});

describe("shares of the travellers", () => {
  const price = fc.record({
    cents: fc.integer({ min: 0, max: 5_000_000 }),
    weights: fc.option(
      fc.array(
        fc.record({ num: fc.bigInt({ min: 0n, max: 10_000n }), den: fc.bigInt({ min: 1n, max: 12n }) }),
        { minLength: 3, maxLength: 3 },
      ),
    ),
  });

  test("never make the total less than the services, and step everyone's price", () => {
    fc.assert(
      fc.property(fc.array(price, { maxLength: 8 }), fc.constantFrom(0, 1, 100), (prices, step) => {
        const { people, totalCents, roundingCents } = clientPrices(prices, 3, [0, 1], step);
        expect(people.reduce((sum, cents) => sum + cents, 0)).toBe(totalCents);
        expect(roundingCents).toBeGreaterThanOrEqual(0);
        expect(roundingCents).toBeLessThan(3 * Math.max(step, 1) + 1);
        for (const cents of people) expect(cents % Math.max(step, 1)).toBe(0);
      }),
    );
  });

  test("of an optional service add up to its price", () => {
    fc.assert(
      fc.property(price, (one) => {
        const added = addedByService(one, 3, [0, 1]);
        expect(added.reduce((sum, cents) => sum + cents, 0)).toBe(one.cents);
      }),
    );
  });
});

describe("the seal of a version", () => {
  test("does not depend on the order of keys, and changes with every value", () => {
    expect(canonicalJson({ b: 1, a: [{ d: 2, c: null }] })).toBe('{"a":[{"c":null,"d":2}],"b":1}');
    const { snapshot, amounts } = buildVersion(rows());
    const sealed = versionHash(snapshot, amounts);
    expect(versionHash(JSON.parse(canonicalJson(snapshot)), amounts)).toBe(sealed);
    expect(versionHash({ ...snapshot, totalCents: 1 }, amounts)).not.toBe(sealed);
  });
});

describe("an offer is the same", () => {
  const offer = (more: Partial<VersionRows> = {}) => buildVersion(rows(more)).snapshot;
  const { head, lines } = rows();
  const [first, ...others] = lines;
  const priced = (sellCents: number) => [{ ...first!, price: { ...first!.price!, sellCents } }, ...others];

  test.each<[string, Partial<VersionRows>]>([
    ["however it is worded", { head: { ...head, agencyName: "Larkspur & Sons" } }],
    [
      "however a price is split",
      {
        lines: [
          {
            ...first!,
            weights: [
              { num: 2n, den: 1n },
              { num: 1n, den: 1n },
            ],
          },
          ...others,
        ],
      },
    ],
    ["without the days, which it is not told by", { days: [] }],
  ])("%s", (_how, more) => {
    expect(isSameOffer(offer(), offer(more))).toBe(true);
  });

  test.each<[string, Partial<VersionRows>]>([
    ["at another price", { lines: priced(20_051) }],
    [
      "where prices are rounded otherwise",
      { head: { ...head, personStepCents: head.personStepCents + 100 } },
    ],
    ["on other dates", { head: { ...head, endDate: "2027-12-31" } }],
    ["without one of its services", { lines: others }],
  ])("not %s", (_how, more) => {
    expect(isSameOffer(offer(), offer(more))).toBe(false);
  });
});
