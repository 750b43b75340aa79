import { eq, sql } from "drizzle-orm";
import { writeAudit, type AuditChange } from "#api/audit/write-audit.ts";
import { brokenRule } from "#api/db/broken-rule.ts";
import type { Tx } from "#api/db/client.ts";
import { allotment } from "#api/db/schema/allotment.ts";
import { runsOf, type DayChange, type StockWish } from "#api/domain/stock/change-stock.ts";
import type { Call } from "#api/http/context.ts";
import { notNow } from "#api/http/record-versions.ts";
import type { PlannedStock, StockOf } from "#api/modules/catalogue/stock/change-stock.ts";
import { unitOf, type StockOption } from "#api/modules/catalogue/stock/stock-rows.ts";
import { stockTextsIn } from "#api/texts/stock-texts.ts";

/** Writes a plan whose days are held, and the history of its products. */
export async function writePlan(
  tx: Tx,
  of: StockOf,
  { options, changes }: PlannedStock,
  wish: StockWish,
  call: Call,
): Promise<void> {
  await addDays(tx, of, options, changes, call);
  const changed = idsOf(changes, "changed");
  if (changed.length > 0)
    await tx
      .update(allotment)
      .set({
        ...(wish.mode !== undefined && wish.mode !== "none" && { mode: wish.mode }),
        ...(wish.max !== undefined && { max: wish.max }),
        ...(wish.releaseDays !== undefined && { releaseDays: wish.releaseDays }),
        updatedAt: call.now(),
        lockVersion: sql`${allotment.lockVersion} + 1`,
      })
      .where(oneOf(changed));
  const removed = idsOf(changes, "removed");
  if (removed.length > 0) await remove(tx, removed, call);
  await writeAudit(tx, call, ...historyOf(of, options, changes));
}

/** 409 where something was drawn from one of them since it was looked at. */
async function remove(tx: Tx, ids: number[], call: Call): Promise<void> {
  try {
    await tx.delete(allotment).where(oneOf(ids));
  } catch (error) {
    if (brokenRule(error) !== "allotment_hold_allotment_id_allotment_id_fk") throw error;
    throw notNow(stockTextsIn(call.locale).stale);
  }
}

async function addDays(
  tx: Tx,
  { agency }: StockOf,
  options: readonly StockOption[],
  changes: readonly DayChange[],
  call: Call,
): Promise<void> {
  const units = await unitsOf(tx, options);
  const rows = changes.flatMap(({ optionId, date, outcome, after }) =>
    outcome === "added" && after
      ? [
          {
            ...{ optionId, date, ...after, agencyId: agency?.id ?? null },
            ...{ unit: units.get(optionId) ?? ("room" as const), updatedAt: call.now() },
          },
        ]
      : [],
  );
  await insertDays(tx, rows, call);
}

/** Adds days that had nothing when they were looked at; refused where somebody else was quicker. */
export async function insertDays(tx: Tx, rows: (typeof allotment.$inferInsert)[], call: Call): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const part = rows.slice(from, from + rowsAtOnce);
    const made = await tx
      .insert(allotment)
      .values(part)
      .onConflictDoNothing()
      .returning({ id: allotment.id });
    if (made.length < part.length) throw notNow(stockTextsIn(call.locale).stale);
  }
}

const rowsAtOnce = 1000;

/** What is counted of each product: as on its other days, or by how it is charged. */
export async function unitsOf(tx: Tx, options: readonly StockOption[]) {
  const rows = await tx
    .selectDistinctOn([allotment.optionId], { optionId: allotment.optionId, unit: allotment.unit })
    .from(allotment)
    .where(sql`${allotment.optionId} = any(${idList(options.map(({ id }) => id))})`)
    .orderBy(allotment.optionId, allotment.date);
  const known = new Map(rows.map(({ optionId, unit }) => [optionId, unit]));
  return new Map(options.map((option) => [option.id, known.get(option.id) ?? unitOf(option)]));
}

function idsOf(changes: readonly DayChange[], outcome: DayChange["outcome"]): number[] {
  return changes.flatMap((change) => (change.outcome === outcome && change.row ? [change.row.id] : []));
}

/** Rows by their number, however many: one parameter. */
export function oneOf(ids: readonly number[]) {
  return ids.length === 1 ? eq(allotment.id, ids[0] ?? 0) : sql`${allotment.id} = any(${idList(ids)})`;
}

function idList(ids: readonly number[]) {
  return sql`${`{${ids.join(",")}}`}::int[]`;
}

const actions = { added: "stock-added", changed: "stock-changed", removed: "stock-removed" } as const;

/** One entry for the days of a product that were changed alike. */
function historyOf(
  { agency }: StockOf,
  options: readonly StockOption[],
  changes: readonly DayChange[],
): AuditChange[] {
  const uids = new Map(options.map(({ id, uid }) => [id, uid]));
  return runsOf(changes).flatMap(({ optionId, outcome, before, after, dateFrom, dateTo, days }) =>
    outcome === "unchanged"
      ? []
      : [
          {
            subject: { type: "product", uid: uids.get(optionId) ?? "" },
            action: actions[outcome],
            before: before && fieldsOf(before),
            after: {
              stock_from: dateFrom,
              stock_to: dateTo,
              stock_days: days,
              ...(agency && { stock_agency: agency.name }),
              ...(after && fieldsOf(after)),
            },
          },
        ],
  );
}

function fieldsOf({ mode, max, releaseDays }: NonNullable<DayChange["before"]>) {
  return { stock_mode: mode, stock_max: max, release_days: releaseDays };
}
