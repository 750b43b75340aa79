import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database, Tx } from "#api/db/client.ts";
import { allotment } from "#api/db/schema/allotment.ts";
import { allotmentHold } from "#api/db/schema/request.ts";
import { addDays } from "#api/domain/today.ts";
import { exchangeStock } from "#api/modules/files/stock/hold-stock.ts";
import { firstDay, type StockRival } from "#tests/support/stock-races.ts";

const today = "2030-06-01";
const now = new Date("2030-06-01T00:00:00Z");

/** One of the stays of two nights that are fought over was wanted and taken by somebody else. */
class Taken extends Error {}

export type ExchangeTask = {
  rival: StockRival;
  attempts: number;
  /** How many stays there are, and with which one the rival begins. */
  stays: number;
  from: number;
  /** Connections of the rival, which makes one attempt after the other. */
  atOnce: 1;
};

const stayOf = (stay: number) => [addDays(firstDay, 2 * stay), addDays(firstDay, 2 * stay + 1)];

/** Moves one line from stay to stay, as a booking that is changed; where it gets nothing it keeps what it had. */
export async function raceToExchange(
  database: Database,
  { rival, attempts, stays, from }: ExchangeTask,
): Promise<number> {
  let won = 0;
  for (let attempt = 0; attempt <= attempts; attempt += 1) {
    const days = stayOf((from + attempt * (from + 1)) % stays);
    won += await exchangeFor(database, rival, from % 2 === 1 ? days.toReversed() : days);
  }
  return won;
}

async function exchangeFor(database: Database, rival: StockRival, days: string[]): Promise<number> {
  const want = { lineId: rival.lineId, optionId: rival.optionId, days, otherwise: "request" as const };
  const units = { room: 1, seat: 2, person: 2, vehicle: 1 };
  const holding = { agencyId: rival.agencyId, today, now };
  try {
    await database.inScope({ audience: "system" }, async (tx) => {
      const answers = await exchangeStock(tx, [rival.lineId], [{ ...want, wanted: units }], holding);
      if (answers.get(rival.lineId)?.status !== "instant") throw new Taken();
    });
    return 1;
  } catch (error) {
    if (error instanceof Taken) return 0;
    throw error;
  }
}

/** Nights that are used otherwise than by one hold that stands, and how many nights each line holds. */
export async function exchangesAfterRace(tx: Tx): Promise<{ wrong: number; nights: number[] }> {
  const stands = and(eq(allotmentHold.allotmentId, allotment.id), isNull(allotmentHold.releasedAt));
  const rows = await tx
    .select({
      id: allotment.id,
      used: allotment.used,
      held: sql<number>`count(${allotmentHold.id})::int`,
      line: sql<number | null>`min(${allotmentHold.lineId})`,
      stay: sql<number>`(${allotment.date} - ${firstDay}::date) / 2`,
    })
    .from(allotment)
    .leftJoin(allotmentHold, stands)
    .where(sql`${allotment.date} >= ${firstDay}`)
    .groupBy(allotment.id);
  const nights = new Map<string, number>();
  for (const { line, stay } of rows) {
    if (line !== null) nights.set(`${line} ${stay}`, (nights.get(`${line} ${stay}`) ?? 0) + 1);
  }
  return {
    wrong: rows.filter(({ used, held }) => used !== held || held > 1).length,
    nights: [...nights.values()],
  };
}
