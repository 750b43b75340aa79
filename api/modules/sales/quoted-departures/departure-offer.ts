import type { z } from "zod";
import type { TravelParty } from "#api/domain/packages/slot-request.ts";
import { splitAmount } from "#api/domain/pricing/largest-remainder.ts";
import { writeLine } from "#api/domain/pricing/price-line.ts";
import { toExactNumber } from "#api/domain/pricing/rational.ts";
import { isGuaranteed, seatsLeft, shownStatus, statusOn } from "#api/domain/tours/departure-status.ts";
import { departureObstacles } from "#api/domain/tours/obstacles.ts";
import { calculateDeparture, type TourTerms } from "#api/domain/tours/price-departure.ts";
import { seatNeedOf } from "#api/domain/tours/tour-party.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import type { LoadedDeparture } from "#api/modules/tours/departures/load-departures.ts";
import type { Locale } from "#contract/primitives.ts";
import type { DepartureOffer } from "#contract/tours/departures.ts";

/** Who is offered a departure, on which terms, and when. */
export type OfferTo = {
  party: TravelParty;
  terms: TourTerms;
  priceMode: "commission" | "net";
  /** `YYYY-MM-DD` at the office of the brand. */
  today: string;
  locale: Locale;
};

type Offer = Omit<z.input<typeof DepartureOffer>, "difference_cents" | "with_room" | "chosen">;

/** A departure as an agency may read it. Neither cost nor yield nor who holds seats is in it. */
export function departureOffer(one: LoadedDeparture, to: OfferTo): Offer {
  const { party, today, locale } = to;
  const name = inLanguage(one.tour.name, locale) ?? one.tour.code;
  return {
    uid: one.uid,
    code: one.code,
    tour: {
      code: one.tour.code,
      name,
      summary: inLanguage(one.tour.summary, locale) ?? "",
      duration_days: one.tour.durationDays,
    },
    start_place: one.startPlace.name,
    end_place: one.endPlace.name,
    date_from: one.dateFrom,
    date_to: one.dateTo,
    language: one.language,
    status: shownStatus(statusOn(one, today)),
    guaranteed: isGuaranteed(one),
    seats_left: seatsLeft(one),
    close_on: one.closeOn,
    ...amountsOf(one, to),
    obstacles: departureObstacles(one, seatNeedOf(party), today),
  };
}

function amountsOf(one: LoadedDeparture, { party, terms, priceMode, today }: OfferTo) {
  const worked = calculateDeparture(one, party, terms, today);
  if ("reasons" in worked) return { cents: null, rooms: [], deposit_cents: null };
  const { sell, net } = writeLine(worked);
  const parts = worked.dates.flatMap((date) => date.parts);
  const sells = party.rooms.map(({ pax }) =>
    toExactNumber(
      parts.reduce(
        (sum, part) =>
          part.owner.kind === "person" && pax.includes(part.owner.person) ? sum + part.sell : sum,
        0n,
      ),
    ),
  );
  const cents = priceMode === "net" ? net : sell;
  const shares = sells.some((part) => part > 0) ? splitAmount(cents, sells) : sells;
  return {
    cents,
    rooms: party.rooms.map(({ code, pax }, room) => ({ code, people: pax.length, cents: shares[room] ?? 0 })),
    deposit_cents: party.pax.length * one.prices.deposit,
  };
}
