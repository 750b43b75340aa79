import type { z } from "zod";
import { seatsLeft, shownStatus, statusOn } from "#api/domain/tours/departure-status.ts";
import { departureObstacles } from "#api/domain/tours/obstacles.ts";
import { seatNeedOf, tourPartyOf, type TourAges } from "#api/domain/tours/tour-party.ts";
import type { TravelParty } from "#api/domain/packages/slot-request.ts";
import type { LoadedDeparture } from "#api/modules/tours/departures/load-departures.ts";
import type { DraftDeparture } from "#contract/tours/departure.ts";

type Asker = { party: TravelParty; ages: TourAges; today: string };

/** The departure of a tour that stands in a quote from `from` on, as its agency reads it. */
export function draftDeparture(
  one: LoadedDeparture,
  from: string,
  { party, ages, today }: Asker,
): z.input<typeof DraftDeparture> {
  const need = seatNeedOf(party);
  const rooms = tourPartyOf(party, one.dateFrom, ages);
  return {
    code: one.code,
    status: shownStatus(statusOn(one, today)),
    seats_left: seatsLeft(one),
    seats: need.seats,
    close_on: one.closeOn,
    obstacles: one.dateFrom === from ? departureObstacles(one, need, today) : ["other_day"],
    problems: "problems" in rooms ? rooms.problems : [],
  };
}
