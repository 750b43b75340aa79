import fc from "fast-check";
import { expect, test } from "vitest";
import type { TravelParty } from "#api/domain/packages/slot-request.ts";
import { peopleShares } from "#api/domain/pricing/quote-people.ts";
import { priceTour } from "#api/domain/pricing/regular-tour.ts";
import { sumOfLines } from "#api/domain/quotes/line-totals.ts";
import { priceFile, type FileTerms } from "#api/domain/quotes/price-file.ts";
import { calculateDeparture, type PricedDeparture } from "#api/domain/tours/price-departure.ts";
import { tourPartyOf } from "#api/domain/tours/tour-party.ts";

/** V8 of the domain file. */
const departure: PricedDeparture = {
  uid: "V8",
  lockVersion: 3,
  status: "open",
  capacity: 36,
  sold: 0,
  held: 0,
  minToRun: 14,
  closeOn: "2027-01-10",
  dateFrom: "2027-02-02",
  dateTo: "2027-02-13",
  singlesMax: 6,
  singlesTaken: 0,
  prices: {
    twin_share: 459_900,
    single_supplement: 112_500,
    triple_reduction: 18_000,
    child_bps: 1_500,
    deposit: 50_000,
    cost_per_person: 352_000,
    cost_single_supplement: 90_000,
  },
};
const ages = { infantTo: 3, childTo: 14 };
const terms: FileTerms = {
  brand: { currency: "NZD", gst_bps: 1_500 },
  agency: { commission_bps: 1_000, price_codes: [] },
  commission_on: "lines",
  personStep: 0,
};
const adult = { age: 40 };
const party: TravelParty = {
  pax: [adult, adult, adult, adult, adult, { age: 8 }],
  rooms: [
    { code: "SG", pax: [0] },
    { code: "TR", pax: [1, 2, 3] },
    { code: "TW", pax: [4, 5] },
  ],
};
const today = "2026-12-01";

function priced(who: TravelParty, more: Partial<FileTerms> = {}) {
  const own = { ...terms, ...more };
  const worked = calculateDeparture(departure, who, { ...own, ages }, today);
  return { worked, file: priceFile([{ key: "tour", counts: true, worked }], own) };
}

test("the vector of the domain file comes out of a quote to the cent", () => {
  const { worked, file } = priced(party);
  if ("reasons" in worked) throw new Error("It has a price");
  expect(file.lines.get("tour")).toMatchObject({
    sell: 2_748_915,
    commission: 274_892,
    net: 2_474_023,
    cost: 2_202_000,
    priced: { dates: [{ date: "2027-02-02", rate_id: "V8", rate_version: 3, sell: 2_748_915 }] },
  });
  expect(file.quote?.people.map(({ price }) => price)).toEqual([
    572_400, 441_900, 441_900, 441_900, 459_900, 390_915,
  ]);
});

test("rooms of any kind cost in a quote what the rules of tours say, and everyone their own part", () => {
  const room = fc.constantFrom(
    { code: "SG" as const, ages: [40] },
    { code: "DB" as const, ages: [40, 41] },
    { code: "TW" as const, ages: [40, 9] },
    { code: "TW" as const, ages: [40, 2] },
    { code: "TR" as const, ages: [40, 15, 5] },
    { code: "TR" as const, ages: [40, 41, 42] },
  );
  const bps = fc.integer({ min: 0, max: 3_000 });
  const step = fc.constantFrom(0, 100, 500);
  fc.assert(
    fc.property(
      fc.array(room, { minLength: 1, maxLength: 5 }),
      bps,
      step,
      (rooms, commission_bps, personStep) => {
        const who: TravelParty = { pax: [], rooms: [] };
        for (const { code, ages: inRoom } of rooms) {
          who.rooms.push({ code, pax: inRoom.map((_, index) => who.pax.length + index) });
          who.pax.push(...inRoom.map((age) => ({ age })));
        }
        const { worked, file } = priced(who, { agency: { commission_bps, price_codes: [] }, personStep });
        const asked = tourPartyOf(who, departure.dateFrom, ages);
        if ("reasons" in worked || "problems" in asked) throw new Error("It has a price");
        const law = priceTour(departure.prices, asked.rooms, commission_bps);
        if (law.status === "refused") throw new Error("It has a price");
        expect(file.lines.get("tour")).toMatchObject({ sell: law.total, cost: law.cost });
        expect(sumOfLines([...file.lines.values(), file.rounding])).toMatchObject({
          sell: file.quote?.sell,
          net: file.quote?.net,
        });
        const shares = peopleShares([worked], who.pax.length).map(({ num, den }) => Number(num / den));
        expect(shares).toEqual(law.rooms.flat());
      },
    ),
  );
});

test.each<[string, TravelParty, object[]]>([
  [
    "a twin for one",
    { pax: [adult], rooms: [{ code: "TW", pax: [0] }] },
    [{ room: 1, code: "TW", problem: "too_few", people: 1, places: 2 }],
  ],
  [
    "an infant in a full double",
    { pax: [adult, adult, { age: 1 }], rooms: [{ code: "DB", pax: [0, 1, 2] }] },
    [{ room: 1, code: "DB", problem: "too_many", people: 3, places: 2 }],
  ],
  [
    "children by themselves",
    { pax: [{ age: 9 }, { age: 8 }], rooms: [{ code: "TW", pax: [0, 1] }] },
    [{ room: 1, code: "TW", problem: "no_adult", people: 2, places: 2 }],
  ],
  [
    "a quad, and somebody without a room",
    { pax: [adult, adult, adult, adult, adult], rooms: [{ code: "QD", pax: [0, 1, 2, 3] }] },
    [
      { room: 1, code: "QD", problem: "not_sold", people: 4, places: 0 },
      { room: null, code: null, problem: "no_room", people: 1, places: 0 },
    ],
  ],
])("%s is named, and has no price", (_name, who, problems) => {
  expect(tourPartyOf(who, departure.dateFrom, ages)).toEqual({ problems });
  expect(priced(who).worked).toEqual({ reasons: [{ code: "OCCUPANCY" }] });
});

test("ages are those of the first day of the tour", () => {
  const who: TravelParty = { pax: [adult, { born: "2012-02-02" }], rooms: [{ code: "TW", pax: [0, 1] }] };
  expect(tourPartyOf(who, "2027-02-02", ages)).toMatchObject({ rooms: [{ people: ["adult", "adult"] }] });
  expect(tourPartyOf(who, "2027-02-01", ages)).toMatchObject({ rooms: [{ people: ["adult", "child"] }] });
});

test("what is not sold any more has no price", () => {
  const late = calculateDeparture(departure, party, { ...terms, ages }, "2027-01-11");
  expect(late).toEqual({ reasons: [{ code: "CLOSED", date: "2027-02-02" }] });
});
