import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Database, Tx } from "#api/db/client.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { departure, departureCost } from "#api/db/schema/tour.ts";
import { tourBooking } from "#api/db/schema/tour-booking.ts";
import { addDays } from "#api/domain/today.ts";
import { holdSeats, releaseSeats } from "#api/modules/tours/departures/seats.ts";

/** Lines of different files, one for each pair of departures, that want the last seats of both. */
export type SeatRival = { lines: { lineId: number; fileId: number }[] };

const firstDay = "2031-01-01";
const today = "2030-06-01";
/** Each departure has so few left, and everyone wants so many: exactly two get theirs. */
export const seatsOfRace = { left: 5, wanted: 2, winners: 2 };

/** Rivals with lines of their own, and so many pairs of departures with few seats. */
export async function prepareSeatRace(tx: Tx, rivals: number, rounds: number) {
  const [model] = await tx.select().from(departure).orderBy(asc(departure.id)).limit(1);
  const [line] = await tx.select().from(serviceLine).orderBy(asc(serviceLine.id)).limit(1);
  if (!model || !line) throw new Error("The demo data have no departure to race for");
  const starts = Array.from({ length: 2 * rounds }, (_, index) => addDays(firstDay, index));
  const departures = starts.map((date, index) => ({
    tourId: model.tourId,
    uid: `RACE${String(index).padStart(22, "0")}`,
    code: `RACE-${index}`,
    dateFrom: date,
    dateTo: date,
    closeOn: date,
    capacity: 20,
    sold: 20 - seatsOfRace.left,
    minToRun: 8,
    status: "limited" as const,
    language: model.language,
    prices: model.prices,
  }));
  const made: { id: number }[] = [];
  for (const some of inParts(departures))
    made.push(...(await tx.insert(departure).values(some).returning({ id: departure.id })));
  const costs = { cost_per_person: 1, cost_single_supplement: 1 };
  for (const some of inParts(made))
    await tx.insert(departureCost).values(some.map(({ id }) => ({ departureId: id, costs })));
  const { id: _id, optionId: _option, ...values } = line;
  const rows = Array.from({ length: 2 * rivals * rounds }, (_, index) => ({
    ...values,
    uid: `RACE${String(index).padStart(22, "0")}`,
    dayNo: 1,
    seq: 100_000 + index,
    voucherNo: null,
  }));
  const lines: SeatRival["lines"] = [];
  for (const some of inParts(rows)) {
    const inserted = tx.insert(serviceLine).values(some);
    lines.push(...(await inserted.returning({ lineId: serviceLine.id, fileId: serviceLine.fileId })));
  }
  const each = 2 * rounds;
  return {
    departures: made.map(({ id }) => id),
    rivals: Array.from({ length: rivals }, (_, rival): SeatRival => ({
      lines: lines.slice(rival * each, (rival + 1) * each),
    })),
  };
}

/** So many rows as one statement takes. */
function inParts<T>(rows: readonly T[], size = 200): T[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, part) =>
    rows.slice(part * size, (part + 1) * size),
  );
}

export type SeatTask = {
  rival: SeatRival;
  departures: readonly number[];
  backwards: boolean;
  atOnce: number;
};

/**
 * Tries to take seats on each pair of departures, some at once; every other rival names the second one first. Whoever
 * gets seats on one of the two only gives them back. Answers how many pairs it got.
 */
export async function raceForSeats(
  database: Database,
  { rival: { lines }, departures, backwards, atOnce }: SeatTask,
): Promise<number> {
  let next = 0;
  let won = 0;
  const runner = async () => {
    while (next < departures.length / 2) {
      const round = next;
      next += 1;
      const wants = [2 * round, 2 * round + 1].flatMap((index) => {
        const line = lines[index];
        const departureId = departures[index];
        if (!line || departureId === undefined) return [];
        return [{ lineId: line.lineId, departureId, seats: seatsOfRace.wanted, singles: 0 }];
      });
      const got = await database.inScope({ audience: "system" }, async (tx) => {
        const now = new Date("2030-06-01T00:00:00Z");
        const asked = backwards ? wants.toReversed() : wants;
        const fileId = lines[0]?.fileId ?? 0;
        const { answers } = await holdSeats(tx, asked, { fileId, confirmed: backwards, today, now });
        if ([...answers.values()].every((obstacles) => obstacles.length === 0)) return 1;
        const ids = wants.map(({ lineId }) => lineId);
        await releaseSeats(tx, ids, { as: "cancelled", now });
        return 0;
      });
      won += got;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, runner));
  return won;
}

/** By seats sold and held, and seats of the bookings on it: how many departures ended so. */
export async function seatsAfterRace(tx: Tx, ids: readonly number[]): Promise<Record<string, number>> {
  const live = sql`${tourBooking.status} in ('held', 'confirmed')`;
  const rows = await tx
    .select({
      taken: sql<number>`${departure.sold} + ${departure.held}`,
      booked: sql<number>`coalesce(sum(${tourBooking.seats}) filter (where ${live}), 0)::int`,
      status: departure.status,
    })
    .from(departure)
    .leftJoin(tourBooking, eq(tourBooking.departureId, departure.id))
    .where(inArray(departure.id, [...ids]))
    .groupBy(departure.id);
  const ended: Record<string, number> = {};
  for (const { taken, booked, status } of rows) {
    const how = `${taken} taken, ${booked} booked, ${status}`;
    ended[how] = (ended[how] ?? 0) + 1;
  }
  return ended;
}
