import type { TravelParty } from "#api/domain/packages/slot-request.ts";
import type { Calculation, Outcome } from "#api/domain/pricing/calculate-line.ts";
import { dayOf } from "#api/domain/pricing/units.ts";
import type { LineInput } from "#api/domain/pricing/line-shapes.ts";
import { partyOf } from "#api/domain/pricing/party.ts";
import { priceTour, type TourPrices } from "#api/domain/pricing/regular-tour.ts";
import type { Part } from "#api/domain/pricing/row-price.ts";
import { haltOf, type DepartureStock } from "#api/domain/tours/obstacles.ts";
import { tourAgePolicy, tourPartyOf, type TourAges, type TourParty } from "#api/domain/tours/tour-party.ts";

/** A departure with what it is sold and bought for. Integer cents. */
export type PricedDeparture = DepartureStock & {
  uid: string;
  /** Goes up when somebody changes the departure, and so names the version of its prices. */
  lockVersion: number;
  dateTo: string;
  prices: TourPrices;
};

export type TourTerms = Pick<LineInput, "brand" | "agency"> & { ages: TourAges };

/**
 * The price of a departure for a party, in the form in which quotes take services together: everyone's own part of it,
 * worked out by `priceTour`, with the departure where other services name a rate. Refused as `CLOSED` where it is not
 * sold on `today`, and as `OCCUPANCY` where rooms of the party are not sold on tours as they are.
 */
export function calculateDeparture(
  departure: PricedDeparture,
  travellers: TravelParty,
  { brand, agency, ages }: TourTerms,
  today: string,
): Outcome {
  if (haltOf(departure, today)) return { reasons: [{ code: "CLOSED", date: departure.dateFrom }] };
  const party = tourPartyOf(travellers, departure.dateFrom, ages);
  if ("problems" in party) return { reasons: [{ code: "OCCUPANCY" }] };
  const priced = priceTour(departure.prices, party.rooms, agency.commission_bps);
  if (priced.status === "refused") return { reasons: [{ code: "OCCUPANCY" }] };
  const line = lineOf(departure, travellers, { brand, agency, ages });
  const parts = partsOf(party, priced.rooms, departure.prices);
  const [rate] = line.rates;
  if (!rate) return { reasons: [{ code: "NO_RATE" }] };
  const from = dayOf(departure.dateFrom);
  const amounts = { cost: BigInt(priced.cost), sell: BigInt(priced.total), parts, free: false };
  return {
    line,
    party: partyOf(line, 1),
    code: "",
    dates: [{ day: from, row: { rate, at: 0, from, to: from }, ...amounts }],
    extras: [],
  } satisfies Calculation;
}

function lineOf(departure: PricedDeparture, { pax, rooms }: TravelParty, terms: TourTerms): LineInput {
  const { uid, lockVersion, dateFrom, dateTo } = departure;
  return {
    id: uid,
    brand: terms.brand,
    agency: terms.agency,
    option: {
      charge_basis: "person",
      second_unit: "trip",
      cross_season: "first",
      age_policy: tourAgePolicy(terms.ages),
    },
    rates: [
      { id: uid, version: lockVersion, date_from: dateFrom, date_to: dateFrom, markup_bps: 0, cost: {} },
    ],
    request: { date_from: dateFrom, date_to: dateTo, pax, rooms },
  };
}

function partsOf({ rooms, people }: TourParty, sells: readonly number[][], prices: TourPrices): Part[] {
  return rooms.flatMap(({ code }, room) =>
    (people[room] ?? []).map((person, place): Part => ({
      owner: { kind: "person", person },
      sell: BigInt(sells[room]?.[place] ?? 0),
      cost: BigInt(prices.cost_per_person + (code === "SG" ? prices.cost_single_supplement : 0)),
    })),
  );
}
