import { asc, eq, sql } from "drizzle-orm";
import type { Database, Tx } from "#api/db/client.ts";
import { allotment } from "#api/db/schema/allotment.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { allotmentHold } from "#api/db/schema/request.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { addDays } from "#api/domain/today.ts";
import { holdStock } from "#api/modules/files/stock/hold-stock.ts";

/** A line among others that all want the last unit of the same days. */
export type StockRival = { lineId: number; optionId: number; agencyId: number };
export type StockTask = { rival: StockRival; rounds: number; backwards: boolean; atOnce: number };

export const firstDay = "2031-01-01";
const today = "2030-06-01";

/** Rivals of different files, and so many pairs of days of a stock of one. */
export async function prepareStockRace(tx: Tx, rivals: number, rounds: number): Promise<StockRival[]> {
  const lines = await tx
    .select({ lineId: serviceLine.id, optionId: serviceLine.optionId, agencyId: clientFile.agencyId })
    .from(serviceLine)
    .innerJoin(clientFile, eq(clientFile.id, serviceLine.fileId))
    .where(sql`${serviceLine.optionId} is not null`)
    .orderBy(asc(serviceLine.id))
    .limit(rivals);
  const optionId = lines[0]?.optionId;
  if (typeof optionId !== "number") throw new Error("The demo data have no service to race for");
  await tx.execute(sql`
    insert into ${allotment} (option_id, date, unit, max)
    select ${optionId}::int, ${firstDay}::date + day, 'room', 1 from generate_series(0, ${2 * rounds - 1}::int) as day`);
  return lines.map((line) => ({ lineId: line.lineId, agencyId: line.agencyId, optionId }));
}

/**
 * Tries to take the last unit of each pair of days, some at once. Every other rival names the second day first.
 * Answers how many pairs it got.
 */
export async function raceForStock(
  database: Database,
  { rival, rounds, backwards, atOnce }: StockTask,
): Promise<number> {
  let next = 0;
  let won = 0;
  const runner = async () => {
    while (next < rounds) {
      const round = next;
      next += 1;
      const pair = [addDays(firstDay, 2 * round), addDays(firstDay, 2 * round + 1)];
      const answers = await database.inScope({ audience: "system" }, (tx) =>
        holdStock(
          tx,
          [
            {
              lineId: rival.lineId,
              optionId: rival.optionId,
              days: backwards ? pair.toReversed() : pair,
              wanted: { room: 1, seat: 2, person: 2, vehicle: 1 },
              otherwise: "request",
            },
          ],
          { agencyId: rival.agencyId, today, now: new Date("2030-06-01T00:00:00Z") },
        ),
      );
      if (answers.get(rival.lineId)?.status === "instant") won += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, runner));
  return won;
}

/** By number of holds and number in the stock: how many days ended so. */
export async function stockAfterRace(tx: Tx): Promise<Record<string, number>> {
  const held = tx
    .select({ allotmentId: allotmentHold.allotmentId, times: sql<number>`count(*)::int`.as("times") })
    .from(allotmentHold)
    .groupBy(allotmentHold.allotmentId)
    .as("held");
  const rows = await tx
    .select({
      ended: sql<string>`${allotment.used} || ' used, ' || coalesce(${held.times}, 0) || ' held'`,
      days: sql<number>`count(*)::int`,
    })
    .from(allotment)
    .leftJoin(held, eq(held.allotmentId, allotment.id))
    .where(sql`${allotment.date} >= ${firstDay}`)
    .groupBy(sql`1`);
  return Object.fromEntries(rows.map(({ ended, days }) => [ended, days]));
}

/** How many days the same line got both of, or none: half a stay is a mistake. */
export async function halvesAfterRace(tx: Tx): Promise<number> {
  const pairs = tx
    .select({ taken: sql<number>`count(*)::int`.as("taken") })
    .from(allotmentHold)
    .innerJoin(allotment, eq(allotment.id, allotmentHold.allotmentId))
    .where(sql`${allotment.date} >= ${firstDay}`)
    .groupBy(sql`(${allotment.date} - ${firstDay}::date) / 2, ${allotmentHold.lineId}`)
    .as("pairs");
  const [row] = await tx
    .select({ halves: sql<number>`count(*)::int` })
    .from(pairs)
    .where(sql`taken <> 2`);
  return row?.halves ?? 0;
}
