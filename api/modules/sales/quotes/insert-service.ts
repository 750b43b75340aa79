import { and, eq, gt, gte, lt, lte } from "drizzle-orm";
import { ulid } from "ulid";
import type { Tx } from "#api/db/client.ts";
import { dayHeader } from "#api/db/schema/client-file.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { isRounding } from "#api/domain/files/line-rules.ts";
import { replacementEnd } from "#api/domain/quotes/replacements.ts";
import { startFor } from "#api/domain/quotes/start-times.ts";
import { dayNoOf } from "#api/domain/tours/trip-days.ts";
import type { FoundOption } from "#api/modules/catalogue/products/search-options.ts";
import { requestFor } from "#api/modules/catalogue/products/search-request.ts";
import { readFileLines, type FileLineRow } from "#api/modules/files/client-file/file-lines.ts";
import { optionValues, type OptionRow } from "#api/modules/files/client-file/option-values.ts";
import type { Asked } from "#api/modules/sales/prices/price-stored.ts";
import type { QuoteFile } from "#api/modules/files/client-file/read-file.ts";
import type { AddService } from "#contract/sales/quotes/changes.ts";

/** What is asked of an option that is put into a trip: services that last as long as they last do so, in minutes too. */
export function askedFor(
  found: FoundOption,
  wish: Omit<AddService, "lock_version">,
): Asked & { optionCode: string } {
  const request = requestFor(found.length_unit, { ...wish, rooms: [], page: 1 });
  const startTime = wish.start_time ?? startFor(found.start_times, null);
  return {
    optionCode: found.code,
    dateFrom: request.date_from,
    dateTo: request.date_to,
    startTime,
    endTime: wish.end_time ?? replacementEnd({ startTime, endTime: null }, found.duration_minutes),
    extras: [],
    packageSlot: null,
    departureId: null,
  };
}

/** Of a trip that follows no package the accommodation says where the nights are spent and the next day begins. */
export async function spendNights(
  tx: Tx,
  file: Pick<QuoteFile, "id">,
  { dateFrom, dateTo }: Pick<Asked, "dateFrom" | "dateTo">,
  { placeId }: Pick<OptionRow, "placeId">,
): Promise<void> {
  const ofFile = eq(dayHeader.fileId, file.id);
  await tx
    .update(dayHeader)
    .set({ overnightPlaceId: placeId })
    .where(and(ofFile, gte(dayHeader.date, dateFrom), lt(dayHeader.date, dateTo)));
  await tx
    .update(dayHeader)
    .set({ placeId })
    .where(and(ofFile, gt(dayHeader.date, dateFrom), lte(dayHeader.date, dateTo)));
}

type NewService = {
  asked: Asked;
  stored: OptionRow;
  count: { adults: number; children: number; infants: number };
  now: Date;
};

/**
 * Writes a service that nobody was asked for yet and that has no price yet: behind the one in whose place it comes, else
 * at the end of its day.
 */
export async function insertService(
  tx: Tx,
  file: Pick<QuoteFile, "id" | "travelDate">,
  { asked, stored, count, now }: NewService,
  after?: Pick<FileLineRow, "dayNo" | "seq">,
) {
  const { optionCode: _code, ...times } = asked;
  const dayNo = after?.dayNo ?? dayNoOf(asked.dateFrom, file.travelDate);
  const onDay = (await readFileLines(tx, file.id)).filter((line) => line.dayNo === dayNo);
  const [line] = await tx
    .insert(serviceLine)
    .values({
      ...optionValues(stored),
      ...times,
      ...count,
      uid: ulid(now.getTime()),
      fileId: file.id,
      dayNo,
      seq: after ? freeBehind(after.seq, onDay) : lastOf(onDay) + 10,
      kind: "included",
      costed: false,
      status: "QU",
      priceStatus: "no_rate",
    })
    .returning({ id: serviceLine.id, uid: serviceLine.uid, dayNo: serviceLine.dayNo });
  if (!line) throw new RangeError("The service was not written");
  return line;
}

type Placed = Pick<FileLineRow, "seq" | "packageSlot">;

/** The last place that is taken on a day, before the rounding. */
export function lastOf(onDay: readonly Placed[]): number {
  return Math.max(0, ...onDay.filter((line) => !isRounding(line)).map(({ seq }) => seq));
}

function freeBehind(seq: number, onDay: readonly Placed[]): number {
  const taken = new Set(onDay.map((line) => line.seq));
  let free = seq + 1;
  while (taken.has(free)) free += 1;
  return free;
}
