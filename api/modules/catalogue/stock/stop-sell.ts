import { sql } from "drizzle-orm";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { allotment } from "#api/db/schema/allotment.ts";
import type { Call } from "#api/http/context.ts";
import { readKeptDays, whichDays, type WhichDays } from "#api/modules/catalogue/stock/which-days.ts";
import { insertDays, oneOf, unitsOf } from "#api/modules/catalogue/stock/write-stock.ts";
import type { StopSellInput } from "#contract/catalogue/stock/stock-changes.ts";

/**
 * Closes days to everybody or opens them again. A day that is closed keeps the reason and the name of whoever closed it
 * first; one without stock is closed in the mode that holds on it otherwise, so that nothing is left when it is opened.
 */
export async function writeStopSell(
  tx: Tx,
  supplierId: number,
  input: StopSellInput,
  call: Call,
): Promise<{ days: number; unchanged: number }> {
  const which = await whichDays(tx, supplierId, input, call);
  const rows = await readKeptDays(tx, which, { hold: true, audience: call.scope.audience });
  const stops = input.act === "stop";
  const ids = rows.flatMap(({ id, stopSell }) => (stopSell === stops ? [] : [id]));
  const stop = stops
    ? { stopSell: true, stopSellReason: input.reason, stopSellBy: call.signedIn().id, stopSellAt: call.now() }
    : { stopSell: false, stopSellReason: null, stopSellBy: null, stopSellAt: null };
  if (ids.length > 0)
    await tx
      .update(allotment)
      .set({ ...stop, updatedAt: call.now(), lockVersion: sql`${allotment.lockVersion} + 1` })
      .where(oneOf(ids));
  const missing = stops ? daysWithout(which, rows) : [];
  if (missing.length > 0) await insertDays(tx, await closedDays(tx, which, missing, stop, call), call);
  await tellHistory(tx, which, { input, rows, missing, stops }, call);
  const days = ids.length + missing.length;
  return { days, unchanged: which.options.length * which.dates.length - days };
}

type Missing = { optionId: number; date: string };
type Rows = Awaited<ReturnType<typeof readKeptDays>>;

function daysWithout({ options, dates }: WhichDays, rows: Rows): Missing[] {
  const kept = new Set(rows.map(({ optionId, date }) => `${optionId} ${date}`));
  return options.flatMap(({ id }) =>
    dates.flatMap((date) => (kept.has(`${id} ${date}`) ? [] : [{ optionId: id, date }])),
  );
}

async function closedDays(
  tx: Tx,
  { options }: WhichDays,
  missing: readonly Missing[],
  stop: Partial<typeof allotment.$inferInsert>,
  call: Call,
) {
  const units = await unitsOf(tx, options);
  const modes = new Map(options.map((option) => [option.id, option.availabilityDefault]));
  return missing.map(({ optionId, date }) => ({
    ...{ optionId, date, ...stop, max: 0, updatedAt: call.now() },
    ...{ unit: units.get(optionId) ?? ("room" as const), mode: modes.get(optionId) ?? ("request" as const) },
  }));
}

type Done = { input: StopSellInput; rows: Rows; missing: readonly Missing[]; stops: boolean };

/** One entry for each product: from when to when, how many days, and why. */
async function tellHistory(
  tx: Tx,
  { options }: WhichDays,
  { input, rows, missing, stops }: Done,
  call: Call,
): Promise<void> {
  const entries = options.flatMap(({ id, uid }) => {
    const dates = [...rows.filter(({ stopSell }) => stopSell !== stops), ...missing]
      .flatMap(({ optionId, date }) => (optionId === id ? [date] : []))
      .toSorted();
    if (dates.length === 0) return [];
    const reasons = [
      ...new Set(rows.flatMap((row) => (row.optionId === id ? (row.stopSellReason ?? []) : []))),
    ];
    return [
      {
        subject: { type: "product", uid },
        action: stops ? "sales-stopped" : "sales-opened",
        before: stops ? null : { stop_reason: reasons.join("; ") },
        after: { stock_from: dates[0], stock_to: dates.at(-1), stock_days: dates.length },
        reason: stops ? (input.reason ?? null) : null,
      },
    ];
  });
  if (entries.length > 0) await writeAudit(tx, call, ...entries);
}
