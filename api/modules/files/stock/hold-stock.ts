import { and, asc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { allotment, stockColumns } from "#api/db/schema/allotment.ts";
import { allotmentHold } from "#api/db/schema/request.ts";
import type { StockAnswer } from "#api/domain/availability.ts";
import { planStock, type StockRow, type StockTaking, type StockWant } from "#api/domain/stock/plan-stock.ts";

type Holding = {
  /** The agency of the file: its own split comes before the common stock. */
  agencyId: number;
  /** `YYYY-MM-DD`, for releases. */
  today: string;
  now: Date;
};

/**
 * Takes from our stock what lines can have of it, and answers for each whether it is sold at once. The rows of all
 * lines are locked together and in one order, so that two files never wait for each other; `used` is read under that
 * lock and cannot pass `max`. `tx` must be of the system's scope.
 */
export async function holdStock(
  tx: Tx,
  wants: readonly StockWant[],
  { agencyId, today, now }: Holding,
): Promise<ReadonlyMap<number, StockAnswer>> {
  const { answers, takings } = planStock(wants, await lockStock(tx, wants, agencyId), today);
  if (takings.length === 0) return answers;
  await tx
    .insert(allotmentHold)
    .values(takings.map(({ lineId, allotmentId, qty }) => ({ lineId, allotmentId, qty, heldAt: now })));
  await addToUsed(tx, sumsOf(takings), now);
  return answers;
}

/**
 * What the stock would answer at this moment; nothing is locked and nothing taken. What the lines of `giveBack` hold
 * counts as free.
 */
export async function askStock(
  tx: Tx,
  wants: readonly StockWant[],
  { agencyId, today }: Pick<Holding, "agencyId" | "today">,
  giveBack: readonly number[] = [],
): Promise<ReadonlyMap<number, StockAnswer>> {
  const stock = wants.length > 0 ? await stockQuery(tx, wants, agencyId) : [];
  const given = await readHeld(tx, giveBack);
  const left = stock.map((row) => ({ ...row, used: row.used - (given.get(row.id) ?? 0) }));
  return planStock(wants, left, today).answers;
}

/** What lines hold of our stock, by its row. */
async function readHeld(tx: Tx, lineIds: readonly number[]): Promise<Map<number, number>> {
  if (lineIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: allotmentHold.allotmentId, qty: sql<number>`sum(${allotmentHold.qty})::int` })
    .from(allotmentHold)
    .where(and(inArray(allotmentHold.lineId, [...lineIds]), isNull(allotmentHold.releasedAt)))
    .groupBy(allotmentHold.allotmentId);
  return new Map(rows.map(({ id, qty }) => [id, qty]));
}

/**
 * Gives back what some lines hold and takes what is wanted instead. The rows of both are locked together first, in the
 * order of everybody else.
 */
export async function exchangeStock(
  tx: Tx,
  lineIds: readonly number[],
  wants: readonly StockWant[],
  holding: Holding,
): Promise<ReadonlyMap<number, StockAnswer>> {
  const held = tx
    .select({ id: allotmentHold.allotmentId })
    .from(allotmentHold)
    .where(and(inArray(allotmentHold.lineId, [...lineIds]), isNull(allotmentHold.releasedAt)));
  await tx
    .select({ id: allotment.id })
    .from(allotment)
    .where(or(inArray(allotment.id, held), wantedRows(wants, holding.agencyId)))
    .orderBy(asc(allotment.id))
    .for("no key update");
  await releaseStock(tx, lineIds, holding.now);
  return holdStock(tx, wants, holding);
}

/** Gives back what lines hold of our stock. What was given back before stays given back once. */
export async function releaseStock(tx: Tx, lineIds: readonly number[], now: Date): Promise<number> {
  if (lineIds.length === 0) return 0;
  const open = and(inArray(allotmentHold.lineId, [...lineIds]), isNull(allotmentHold.releasedAt));
  const held = tx.select({ id: allotmentHold.allotmentId }).from(allotmentHold).where(open);
  // In the same order as they are taken, and before the holds.
  await tx
    .select({ id: allotment.id })
    .from(allotment)
    .where(inArray(allotment.id, held))
    .orderBy(asc(allotment.id))
    .for("no key update");
  const released = await tx.update(allotmentHold).set({ releasedAt: now }).where(open).returning({
    lineId: allotmentHold.lineId,
    allotmentId: allotmentHold.allotmentId,
    qty: allotmentHold.qty,
  });
  await addToUsed(tx, sumsOf(released.map((one) => ({ ...one, qty: -one.qty }))), now);
  return released.length;
}

async function lockStock(tx: Tx, wants: readonly StockWant[], agencyId: number): Promise<StockRow[]> {
  if (wants.length === 0) return [];
  return stockQuery(tx, wants, agencyId).orderBy(asc(allotment.id)).for("no key update");
}

function wantedRows(wants: readonly StockWant[], agencyId: number) {
  const pairs = wants.flatMap(({ optionId, days }) =>
    days.map((day) => sql`(${optionId}::int, ${day}::date)`),
  );
  if (pairs.length === 0) return sql`false`;
  return and(
    sql`(${allotment.optionId}, ${allotment.date}) in (${sql.join(pairs, sql`, `)})`,
    or(isNull(allotment.agencyId), eq(allotment.agencyId, agencyId)),
  );
}

function stockQuery(tx: Tx, wants: readonly StockWant[], agencyId: number) {
  return tx
    .select({
      id: allotment.id,
      ...stockColumns,
      own: sql<boolean>`${allotment.agencyId} is not null`,
    })
    .from(allotment)
    .where(wantedRows(wants, agencyId))
    .$dynamic();
}

function sumsOf(takings: readonly StockTaking[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { allotmentId, qty } of takings) sums.set(allotmentId, (sums.get(allotmentId) ?? 0) + qty);
  return sums;
}

async function addToUsed(tx: Tx, sums: ReadonlyMap<number, number>, now: Date): Promise<void> {
  if (sums.size === 0) return;
  const rows = [...sums].map(([id, qty]) => sql`(${id}::int, ${qty}::int)`);
  await tx
    .update(allotment)
    .set({ used: sql`${allotment.used} + change.qty`, updatedAt: now })
    .from(sql`(values ${sql.join(rows, sql`, `)}) as change (id, qty)`)
    .where(eq(allotment.id, sql`change.id`));
}
