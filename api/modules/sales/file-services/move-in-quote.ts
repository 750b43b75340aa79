import { eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { maySwap } from "#api/domain/files/line-rules.ts";
import type { LineInput } from "#api/domain/pricing/line-shapes.ts";
import { priceLine } from "#api/domain/pricing/price-line.ts";
import { beginsAt, endFrom } from "#api/domain/quotes/start-times.ts";
import { addDays, daysBetween } from "#api/domain/today.ts";
import { dayNoOf } from "#api/domain/tours/trip-days.ts";
import type { Call } from "#api/http/context.ts";
import { notNow } from "#api/http/record-versions.ts";
import { invalid } from "#api/http/refusal.ts";
import { readFileLines, type FileLineRow } from "#api/modules/files/client-file/file-lines.ts";
import { readOptions, type OptionRow } from "#api/modules/files/client-file/option-values.ts";
import { readTravellers, type QuoteFile } from "#api/modules/files/client-file/read-file.ts";
import { inputFor, openWorkshop } from "#api/modules/sales/prices/price-stored.ts";
import type { Deed } from "#api/modules/sales/quotes/change-file.ts";
import { lineOf } from "#api/modules/sales/quotes/find-replacements.ts";
import { lastOf, spendNights } from "#api/modules/sales/quotes/insert-service.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { ChangeFileService } from "#contract/sales/file-services/services.ts";

type Wish = Extract<ChangeFileService, { action: "move" }>;

/** Puts a service of a quote on other days or at another time; only where it has a price. Null where nothing is different. */
export async function moveInQuote(
  tx: Tx,
  file: QuoteFile,
  uid: string,
  wish: Wish,
  call: Call,
): Promise<Deed | null> {
  const texts = textsIn(call.locale);
  const lines = await readFileLines(tx, file.id);
  const line = lineOf(lines, uid, call);
  const stored = (await readOptions(tx, [line.optionCode ?? ""])).get(line.optionCode ?? "");
  if (!stored || !maySwap(line)) throw notNow(texts.serviceNotSo);
  const { date_from: dateFrom } = wish;
  if (dateFrom < file.travelDate || dateFrom > file.endDate)
    throw invalid({ date_from: [texts.dayOutsideTrip] });
  const asked = {
    ...line,
    dateFrom,
    dateTo: endOf(line, stored, wish, call),
    ...timesOf(line, stored, wish, call),
    askedQty: countOf(line, stored, wish, call),
  };
  const { dateTo, startTime, endTime, askedQty } = asked;
  if (isSame(line, asked)) return null;
  const people = await readTravellers(tx, file.id);
  const workshop = await openWorkshop(tx, file, people, [asked], { now: call.now() });
  refuseUnpriced(inputFor(asked, workshop), call);
  const dayNo = dayNoOf(dateFrom, file.travelDate);
  const seq = lastOf(lines.filter((one) => one.dayNo === dayNo)) + 10;
  await tx
    .update(serviceLine)
    .set({ dateFrom, dateTo, startTime, endTime, askedQty, ...(dayNo !== line.dayNo && { dayNo, seq }) })
    .where(eq(serviceLine.id, line.id));
  if (file.packageId === null && stored.secondUnit === "night") await spendNights(tx, file, asked, stored);
  return {
    action: "service_dated",
    before: toldOf(line),
    after: { service: line.name.en, option: line.optionCode, ...toldOf(asked) },
    reason: `service_dated: ${line.name.en}`,
  };
}

/** What has no price does not go there; where too few are hired, that is said. */
function refuseUnpriced(input: LineInput | undefined, { locale }: Call): void {
  const texts = textsIn(locale);
  const answer = input && priceLine(input);
  if (answer?.status === "priced") return;
  const tooFew = answer?.status === "refused" && answer.reasons.some(({ code }) => code === "CAPACITY");
  throw invalid(tooFew ? { qty: [texts.unitsTooFew] } : { date_from: [texts.serviceWithoutPrice] });
}

/** How many are hired, where that can be said of it. */
function countOf(line: FileLineRow, { chargeBasis }: OptionRow, { qty }: Wish, call: Call): number | null {
  if (qty === undefined) return line.askedQty;
  if (qty > 0 && chargeBasis !== "unit") throw invalid({ qty: [textsIn(call.locale).serviceNotSo] });
  return qty || null;
}

type Times = Pick<FileLineRow, "dateFrom" | "dateTo" | "startTime" | "endTime" | "askedQty">;

function toldOf({ dateFrom, dateTo, startTime, endTime, askedQty: quantity }: Times) {
  return { date_from: dateFrom, date_to: dateTo, start_time: startTime, end_time: endTime, quantity };
}

function isSame(one: Times, other: Times): boolean {
  const [before, after] = [toldOf(one), toldOf(other)];
  return JSON.stringify(before) === JSON.stringify(after);
}

/** A stay ends when it is said to, or lasts as long as it did; what lasts by itself does so. */
function endOf(line: FileLineRow, { secondUnit }: OptionRow, wish: Wish, call: Call): string {
  const asBefore = addDays(wish.date_from, daysBetween(line.dateFrom, line.dateTo));
  const dateTo = secondUnit === "trip" ? asBefore : (wish.date_to ?? asBefore);
  const shortest = secondUnit === "night" ? addDays(wish.date_from, 1) : wish.date_from;
  if (dateTo < shortest) throw invalid({ date_to: [textsIn(call.locale).endBeforeStart] });
  return dateTo;
}

function timesOf(line: FileLineRow, { startTimes, durationMinutes }: OptionRow, wish: Wish, call: Call) {
  const startTime = wish.start_time ?? line.startTime;
  if (wish.start_time !== undefined && startTimes.length > 0 && !beginsAt(startTimes, wish.start_time))
    throw invalid({ start_time: [textsIn(call.locale).serviceNotAtTime] });
  const isMoved = startTime !== line.startTime;
  const endTime = wish.end_time ?? (isMoved ? endFrom(startTime, line, durationMinutes) : line.endTime);
  return { startTime, endTime };
}
