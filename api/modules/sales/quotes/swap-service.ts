import { eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { maySwap } from "#api/domain/files/line-rules.ts";
import { beginsAt, endFrom } from "#api/domain/quotes/start-times.ts";
import type { Call } from "#api/http/context.ts";
import { notNow } from "#api/http/record-versions.ts";
import { invalid } from "#api/http/refusal.ts";
import type { FoundOption } from "#api/modules/catalogue/products/search-options.ts";
import type { Deed } from "#api/modules/sales/quotes/change-file.ts";
import type { FileLineRow } from "#api/modules/files/client-file/file-lines.ts";
import { priceReplacements } from "#api/modules/sales/quotes/find-replacements.ts";
import { optionValues, readOptions } from "#api/modules/files/client-file/option-values.ts";
import { readTravellers, type QuoteFile } from "#api/modules/files/client-file/read-file.ts";
import { textsIn } from "#api/texts/texts.ts";

type Swap = { option: string; start_time?: string | undefined; found: readonly FoundOption[]; call: Call };

/** Puts something else where a service stands; only what has a price there. */
export async function swapService(
  tx: Tx,
  file: QuoteFile,
  line: FileLineRow,
  { option, start_time: wanted, found, call }: Swap,
): Promise<Deed> {
  if (!maySwap(line)) throw notNow(textsIn(call.locale).serviceNotSo);
  const people = await readTravellers(tx, file.id);
  const offered = await priceReplacements(tx, file, line, { found, people }, call);
  const chosen = offered.find((one) => one.option === option);
  const stored = (await readOptions(tx, [option])).get(option);
  if (!chosen || !stored) throw invalid({ option: [textsIn(call.locale).serviceWithoutPrice] });
  if (wanted !== undefined && !beginsAt(stored.startTimes, wanted))
    throw invalid({ start_time: [textsIn(call.locale).serviceNotAtTime] });
  const { dateFrom, dateTo, extras } = chosen.asked;
  const startTime = wanted ?? chosen.asked.startTime;
  const endTime = endFrom(startTime, line, stored.durationMinutes);
  await tx
    .update(serviceLine)
    .set({ ...optionValues(stored), dateFrom, dateTo, startTime, endTime, extras })
    .where(eq(serviceLine.id, line.id));
  return {
    action: "service_swapped",
    before: { day_no: line.dayNo, service: line.name.en, option: line.optionCode },
    after: { day_no: line.dayNo, service: stored.name.en, option },
    reason: `service_swapped: ${line.name.en} → ${stored.name.en}`,
  };
}

/** Moves a service to another of the times at which its option begins; null where it begins then already. */
export async function moveStart(
  tx: Tx,
  line: FileLineRow,
  startTime: string,
  call: Call,
): Promise<Deed | null> {
  const texts = textsIn(call.locale);
  const option = (await readOptions(tx, [line.optionCode ?? ""])).get(line.optionCode ?? "");
  if (!option || option.startTimes.length === 0 || !maySwap(line)) throw notNow(texts.serviceNotSo);
  if (!beginsAt(option.startTimes, startTime)) throw invalid({ start_time: [texts.serviceNotAtTime] });
  if (startTime === line.startTime) return null;
  const endTime = endFrom(startTime, line, option.durationMinutes);
  await tx.update(serviceLine).set({ startTime, endTime }).where(eq(serviceLine.id, line.id));
  const named = { day_no: line.dayNo, service: line.name.en, option: line.optionCode };
  return {
    action: "service_moved",
    before: { start_time: line.startTime },
    after: { ...named, start_time: startTime },
    reason: `service_moved: ${line.name.en}`,
  };
}
