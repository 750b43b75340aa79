import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { dayHeader } from "#api/db/schema/client-file.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { updateEach } from "#api/db/update-each.ts";
import { isBought, isRemoved, isRounding } from "#api/domain/files/line-rules.ts";
import { addDays, daysBetween } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import { notNow } from "#api/http/record-versions.ts";
import { invalid } from "#api/http/refusal.ts";
import { readFileLines, type FileLineRow } from "#api/modules/files/client-file/file-lines.ts";
import type { QuoteFile } from "#api/modules/files/client-file/read-file.ts";
import type { Deed } from "#api/modules/sales/quotes/change-file.ts";
import { lineOf } from "#api/modules/sales/quotes/find-replacements.ts";
import { spendNights } from "#api/modules/sales/quotes/insert-service.ts";
import { textsIn } from "#api/texts/texts.ts";

type Place = { day_no: number; position: number };

/** Above every place that is kept, for the moment in which places change. */
const aside = 20_000;

/**
 * Puts a service at a place among those of a day. On another day it has the dates of that day; null where it stands there
 * already. Within a day nothing changes for suppliers, so that the order of a booking is free as well.
 */
export async function placeService(
  tx: Tx,
  file: QuoteFile,
  uid: string,
  { day_no: dayNo, position }: Place,
  call: Call,
): Promise<Deed | null> {
  const texts = textsIn(call.locale);
  const lines = await readFileLines(tx, file.id);
  const line = lineOf(lines, uid, call);
  const isMoved = dayNo !== line.dayNo;
  if (isRounding(line) || isRemoved(line)) throw notNow(texts.serviceNotSo);
  if (isMoved && isBought(line) && file.kind === "booking") throw notNow(texts.byAmendment);
  if (isMoved && (line.departureId !== null || line.priceStatus === "locked"))
    throw notNow(texts.serviceNotSo);
  const [day] = await tx
    .select({ date: dayHeader.date })
    .from(dayHeader)
    .where(and(eq(dayHeader.fileId, file.id), eq(dayHeader.dayNo, dayNo)));
  if (!day) throw invalid({ day_no: [texts.dayOutsideTrip] });
  const others = lines.filter((one) => one.dayNo === dayNo && one.id !== line.id && !isRounding(one));
  const standing = others.filter((one) => !isRemoved(one));
  const place = Math.min(position, standing.length + 1);
  const before = orderOf(lines, line);
  if (!isMoved && before === place) return null;
  const ordered = [...standing.slice(0, place - 1), line, ...standing.slice(place - 1)];
  await writeOrder(tx, [...ordered, ...others.filter(isRemoved)], dayNo);
  if (isMoved) await onDay(tx, file, line, day.date);
  const named = { service: line.name.en, option: line.optionCode };
  return {
    action: "service_placed",
    before: { day_no: line.dayNo, position: before },
    after: { ...named, day_no: dayNo, position: place },
    reason: `service_placed: ${line.name.en}`,
  };
}

/** From 1, among what stands on the day. */
function orderOf(lines: readonly FileLineRow[], line: FileLineRow): number {
  const onDay = lines.filter((one) => one.dayNo === line.dayNo && !isRounding(one) && !isRemoved(one));
  return onDay.findIndex(({ id }) => id === line.id) + 1;
}

/** No two services of a day have one place at any moment: all step aside, then each takes its own. */
async function writeOrder(tx: Tx, ordered: readonly FileLineRow[], dayNo: number): Promise<void> {
  const ids = ordered.map(({ id }) => id);
  await tx
    .update(serviceLine)
    .set({ seq: sql`${serviceLine.seq} + ${aside}` })
    .where(and(inArray(serviceLine.id, ids), eq(serviceLine.dayNo, dayNo)));
  const rows = ordered.map(({ id }, index) => ({ id, dayNo, seq: (index + 1) * 10 }));
  await updateEach(tx, serviceLine, { by: "id", rows });
}

/** A service lasts as long as it did, from its new day on. */
async function onDay(tx: Tx, file: QuoteFile, line: FileLineRow, dateFrom: string): Promise<void> {
  const dateTo = addDays(dateFrom, daysBetween(line.dateFrom, line.dateTo));
  await tx.update(serviceLine).set({ dateFrom, dateTo }).where(eq(serviceLine.id, line.id));
  if (file.packageId !== null || line.optionUnit !== "night") return;
  const [stored] = await tx
    .select({ placeId: serviceLine.placeId })
    .from(serviceLine)
    .where(eq(serviceLine.id, line.id));
  if (stored) await spendNights(tx, file, { dateFrom, dateTo }, stored);
}
