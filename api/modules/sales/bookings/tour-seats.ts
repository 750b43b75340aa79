import { eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { agency } from "#api/db/schema/company.ts";
import type { SeatWant } from "#api/domain/tours/plan-seats.ts";
import { seatsLeft } from "#api/domain/tours/departure-status.ts";
import type { PlannedLine } from "#api/modules/sales/bookings/renewed-prices.ts";
import type { Submission } from "#api/modules/files/client-file/submission.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import { loadDepartures } from "#api/modules/tours/departures/load-departures.ts";
import { askSeats } from "#api/modules/tours/departures/seats.ts";
import type { ShortTour } from "#contract/sales/bookings/request.ts";
import type { Locale } from "#contract/primitives.ts";
import type { DepartureObstacle } from "#contract/tours/departure.ts";

/** What the tours of a file need of their departures, and what keeps them from it at this moment. */
export type TourSeats = {
  wants: SeatWant[];
  /** By line; empty where there is room. */
  obstacles: ReadonlyMap<number, DepartureObstacle[]>;
  /** The agency pays on account: its seats are sold, not held. */
  sold: boolean;
};

type Open = { lines: readonly PlannedLine[]; withoutPrice: ReadonlySet<number>; today: string };

/** Looks at the departures of lines that are not secured yet. A tour without a price of today cannot be booked. */
export async function askForSeats(
  tx: Tx,
  { file, rooms }: Submission,
  { lines, withoutPrice, today }: Open,
): Promise<TourSeats> {
  const singles = rooms.filter(({ code }) => code === "SG").length;
  const wants = lines.flatMap(({ id, departureId, adults, children, infants }): SeatWant[] =>
    departureId === null ? [] : [{ lineId: id, departureId, seats: adults + children + infants, singles }],
  );
  if (wants.length === 0) return { wants, obstacles: new Map(), sold: false };
  const asked = await askSeats(tx, wants, today);
  const [buyer] = await tx
    .select({ creditTerms: agency.creditTerms })
    .from(agency)
    .where(eq(agency.id, file.agencyId));
  const obstacles = wants.map(({ lineId }): [number, DepartureObstacle[]] => {
    const found = asked.get(lineId) ?? [];
    return [lineId, found.length === 0 && withoutPrice.has(lineId) ? ["other_day"] : found];
  });
  return { wants, obstacles: new Map(obstacles), sold: buyer?.creditTerms === "credit" };
}

/** Whether any tour cannot be booked. */
export function isShort({ obstacles }: Pick<TourSeats, "obstacles">): boolean {
  return [...obstacles.values()].some((one) => one.length > 0);
}

/** The tours that cannot be booked, as their agency reads it. */
export async function shortTours(
  tx: Tx,
  lines: readonly PlannedLine[],
  { wants, obstacles }: TourSeats,
  locale: Locale,
): Promise<ShortTour[]> {
  const short = wants.filter(({ lineId }) => (obstacles.get(lineId)?.length ?? 0) > 0);
  const departures = await loadDepartures(
    tx,
    short.map(({ departureId }) => departureId),
  );
  return short.flatMap(({ lineId, departureId, seats }) => {
    const line = lines.find(({ id }) => id === lineId);
    const one = departures.get(departureId);
    if (!line || !one) return [];
    return [
      {
        uid: line.uid,
        name: inLanguage(line.name, locale) ?? "",
        date_from: line.dateFrom,
        date_to: line.dateTo,
        obstacles: obstacles.get(lineId) ?? [],
        seats_left: seatsLeft(one),
        seats,
        close_on: one.closeOn,
      },
    ];
  });
}
