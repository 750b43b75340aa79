import { and, eq, gte, inArray, lte, ne } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "#api/db/client.ts";
import { departure } from "#api/db/schema/tour.ts";
import { startsFor } from "#api/domain/tours/fit.ts";
import { haltOf } from "#api/domain/tours/obstacles.ts";
import { dayNoOf } from "#api/domain/tours/trip-days.ts";
import { loadDepartures, type LoadedDeparture } from "#api/modules/tours/departures/load-departures.ts";

type TourLine = { dateFrom: string; dateTo: string; dayNo: number; departureId: number | null };
type Trip = { travelDate: string; endDate: string; today: string };

const known = alias(departure, "known");

/**
 * Puts lines that were moved to other dates on the nearest departure of their tour that is sold and begins in the trip.
 * A tour without one keeps its departure, whose day is another one, and so has no price. Other lines stay as they are.
 */
export async function onNearestDepartures<Line extends TourLine>(
  tx: Tx,
  lines: readonly Line[],
  { travelDate, endDate, today }: Trip,
): Promise<Line[]> {
  const ids = lines.flatMap(({ departureId }) => departureId ?? []);
  if (ids.length === 0) return [...lines];
  const { from, to } = startsFor({ travelDate, endDate });
  const found = await tx
    .selectDistinct({ id: departure.id })
    .from(departure)
    .innerJoin(known, eq(known.tourId, departure.tourId))
    .where(
      and(
        inArray(known.id, ids),
        gte(departure.dateFrom, from),
        lte(departure.dateFrom, to),
        ne(departure.status, "planned"),
      ),
    );
  const loaded = await loadDepartures(tx, [...ids, ...found.map(({ id }) => id)]);
  const sold = found.flatMap(({ id }) => loaded.get(id) ?? []).filter((one) => haltOf(one, today) === null);
  return lines.map((line) => {
    const tourId = line.departureId === null ? undefined : loaded.get(line.departureId)?.tour.id;
    const nearest = nearestTo(
      line.dateFrom,
      sold.filter(({ tour }) => tour.id === tourId),
    );
    if (!nearest) return line;
    const { id, dateFrom, dateTo } = nearest;
    return { ...line, departureId: id, dateFrom, dateTo, dayNo: dayNoOf(dateFrom, travelDate) };
  });
}

/** Of two that are as near, the later one. */
function nearestTo(day: string, departures: readonly LoadedDeparture[]): LoadedDeparture | undefined {
  const away = ({ dateFrom }: LoadedDeparture) => Math.abs(Date.parse(dateFrom) - Date.parse(day));
  return departures.toSorted((a, b) => away(a) - away(b) || b.dateFrom.localeCompare(a.dateFrom))[0];
}
