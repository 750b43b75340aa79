import { eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "#api/db/client.ts";
import { place } from "#api/db/schema/place.ts";
import { departure, departureCost, tour } from "#api/db/schema/tour.ts";
import { tourBooking } from "#api/db/schema/tour-booking.ts";
import type { PricedDeparture } from "#api/domain/tours/price-departure.ts";
import type { Locale, TranslatedText } from "#contract/primitives.ts";

/** A departure with its price, its cost, and what is taken of it. */
export type LoadedDeparture = PricedDeparture & {
  id: number;
  code: string;
  language: Locale;
  brandId: number;
  tour: {
    id: number;
    code: string;
    name: TranslatedText;
    summary: TranslatedText;
    durationDays: number;
    packageId: number | null;
  };
  startPlace: { id: number; name: string };
  endPlace: { id: number; name: string };
};

const start = alias(place, "tour_start");
const end = alias(place, "tour_end");

const singlesTaken = sql<number>`(
  select coalesce(sum(b.singles), 0)::int from ${tourBooking} b
  where b.departure_id = ${departure}.id and b.status in ('held', 'offered', 'confirmed'))`;

/**
 * Departures by their numbers, in the scope of the system: costs are the office's, and whose seats are taken is nobody
 * else's business. One whose cost nobody has written down is not sold and not in the answer.
 */
export async function loadDepartures(tx: Tx, ids: readonly number[]): Promise<Map<number, LoadedDeparture>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({
      departure,
      costs: departureCost.costs,
      brandId: tour.brandId,
      tour: {
        id: tour.id,
        code: tour.code,
        name: tour.name,
        summary: tour.summary,
        durationDays: tour.durationDays,
        packageId: tour.packageId,
      },
      startPlace: { id: start.id, name: start.name },
      endPlace: { id: end.id, name: end.name },
      singlesTaken,
    })
    .from(departure)
    .innerJoin(departureCost, eq(departureCost.departureId, departure.id))
    .innerJoin(tour, eq(tour.id, departure.tourId))
    .innerJoin(start, eq(start.id, tour.startPlaceId))
    .innerJoin(end, eq(end.id, tour.endPlaceId))
    .where(inArray(departure.id, [...new Set(ids)]))
    .orderBy(departure.dateFrom, tour.code, departure.id);
  return new Map(
    rows.map(({ departure: one, costs, ...rest }) => [
      one.id,
      { ...one, ...rest, prices: { ...one.prices, ...costs } },
    ]),
  );
}
