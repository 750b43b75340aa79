import { and, eq, inArray, isNull, or } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { allotment } from "#api/db/schema/allotment.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { agency } from "#api/db/schema/company.ts";
import { allotmentHold } from "#api/db/schema/request.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { availabilityOf, stockRowOf } from "#api/domain/availability.ts";
import { addDays, todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { invalid, notFound } from "#api/http/refusal.ts";
import {
  mayNameAgencies,
  presentLine,
  readOptions,
  readStockRows,
} from "#api/modules/catalogue/stock/stock-rows.ts";
import { getSupplier } from "#api/modules/catalogue/suppliers/records.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import { stockTextsIn } from "#api/texts/stock-texts.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { showStockAnswer, StockAnswerShown } from "#contract/catalogue/stock/stock.ts";

/**
 * Why something is had at once or must be asked for, day by day. `availabilityOf` answers, by which bookings are
 * decided; what it was drawn from is told beside it.
 */
export function answerWhy(
  { params, query }: InputOf<typeof showStockAnswer>,
  call: Call,
): Promise<StockAnswerShown> {
  const { timezone, permissions } = call.signedIn();
  const today = todayIn(timezone, call.now());
  const dates = Array.from({ length: query.days }, (_, day) => addDays(query.date_from, day));
  return call.database.inScope(call.scope, async (tx) => {
    const { supplier } = await getSupplier(tx, params.uid, call);
    const [option] = await readOptions(tx, supplier.id, { uids: [query.product] });
    if (!option) throw notFound(textsIn(call.locale).recordNotFound);
    const of = query.agency === undefined ? null : await getAgency(tx, query.agency, call);
    const where = of
      ? or(isNull(allotment.agencyId), eq(allotment.agencyId, of.id))
      : isNull(allotment.agencyId);
    const range = { optionIds: [option.id], from: query.date_from, to: dates.at(-1) ?? query.date_from };
    const read = await readStockRows(tx, { ...range, where }, true);
    const rows = read.map((row) => ({ ...row, own: row.agency !== null }));
    const { units } = query;
    const ask = (days: readonly string[]) =>
      availabilityOf({
        days,
        wanted: { room: units, seat: units, person: units, vehicle: units },
        stock: rows,
        otherwise: option.availabilityDefault,
        today,
      });
    const days = dates.map((date) => {
      const row = stopOf(date, rows) ?? stockRowOf(date, rows);
      return { date, row, ...ask([date]) };
    });
    const soldOut = days.flatMap(({ row, reason }) => (row && reason === "no_stock" ? [row.id] : []));
    const holders = permissions.includes("client-files.view") ? await holdersOf(tx, soldOut) : [];
    return {
      status: ask(dates).status,
      product: inLanguage(option.name, call.locale) ?? option.code,
      agency: of?.name ?? null,
      units,
      days: days.map(({ date, row, status, reason }) => ({
        date,
        status,
        reason,
        line: row ? presentLine(row, today) : null,
        of_share: row?.own ?? false,
        holders: holders.flatMap(({ id, ...holder }) => (id === row?.id ? [holder] : [])),
      })),
    };
  });
}

/** The row that closes a day, whichever it would be drawn from. */
function stopOf<Row extends { date: string; stopSell: boolean }>(date: string, rows: readonly Row[]) {
  return rows.find((row) => row.date === date && row.stopSell);
}

/** An agency that the caller sees; refused beside its field. */
export async function getAgency(tx: Tx, uid: string, call: Call): Promise<{ id: number; name: string }> {
  const [found] = mayNameAgencies(call)
    ? await tx.select({ id: agency.id, name: agency.name }).from(agency).where(eq(agency.uid, uid))
    : [];
  if (!found) throw invalid({ agency: [stockTextsIn(call.locale).unknownAgency] });
  return found;
}

function holdersOf(tx: Tx, allotmentIds: number[]) {
  if (allotmentIds.length === 0) return [];
  return tx
    .select({
      id: allotmentHold.allotmentId,
      file_uid: clientFile.uid,
      reference: clientFile.reference,
      qty: allotmentHold.qty,
    })
    .from(allotmentHold)
    .innerJoin(serviceLine, eq(serviceLine.id, allotmentHold.lineId))
    .innerJoin(clientFile, eq(clientFile.id, serviceLine.fileId))
    .where(and(inArray(allotmentHold.allotmentId, allotmentIds), isNull(allotmentHold.releasedAt)))
    .orderBy(allotmentHold.heldAt, allotmentHold.id);
}
