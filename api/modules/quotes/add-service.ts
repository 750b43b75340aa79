import { and, eq, gt, gte, lt, lte } from "drizzle-orm";
import { ulid } from "ulid";
import type { z } from "zod";
import type { Tx } from "#api/db/client.ts";
import { dayHeader } from "#api/db/schema/client-file.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { priceLine } from "#api/domain/pricing/price-line.ts";
import { isRounding } from "#api/domain/quotes/line-rules.ts";
import type { Call } from "#api/http/context.ts";
import { invalid, notFound } from "#api/http/refusal.ts";
import { findOptions, type FoundOption } from "#api/modules/products/search-options.ts";
import { requestFor } from "#api/modules/products/search-request.ts";
import { changeFile } from "#api/modules/quotes/change-file.ts";
import { readFileLines } from "#api/modules/quotes/file-lines.ts";
import { searchTerms } from "#api/modules/quotes/find-replacements.ts";
import { optionValues, readOptions, type OptionRow } from "#api/modules/quotes/option-values.ts";
import { inputFor, openWorkshop, type Asked } from "#api/modules/quotes/price-stored.ts";
import {
  findFile,
  readQuoteFile,
  readTravellers,
  type FileParty,
  type QuoteFile,
} from "#api/modules/quotes/read-file.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { AddService } from "#contract/quotes/changes.ts";
import type { QuoteDraft } from "#contract/quotes/draft.ts";

const dayMs = 86_400_000;

/** Puts a service that the agency can find into a day of its quote; only what has a price. */
export async function addService(
  reference: string,
  wish: AddService,
  call: Call,
): Promise<z.input<typeof QuoteDraft>> {
  const texts = textsIn(call.locale);
  const code = wish.option.toUpperCase();
  const fileId = await findFile(reference, call);
  const terms = await call.database.inScope({ audience: "system" }, async (tx) =>
    searchTerms(await readQuoteFile(tx, fileId)),
  );
  const [found] = await call.database.inScope(call.scope, (tx) =>
    findOptions(tx, { option: code }, terms, "agent"),
  );
  if (!found) throw notFound(texts.recordNotFound);
  return changeFile(reference, wish.lock_version, call, async (tx, file) => {
    const { date_from: from } = wish;
    if (from < file.travelDate || from > file.endDate) throw invalid({ date_from: [texts.dayOutsideTrip] });
    const asked = askedFor(found, wish);
    const people = await readTravellers(tx, file.id);
    const workshop = await openWorkshop(tx, file, people, [asked], { now: call.now() });
    const input = inputFor(asked, workshop);
    const stored = (await readOptions(tx, [code])).get(code);
    if (!stored || !input || priceLine(input).status !== "priced")
      throw invalid({ option: [texts.serviceWithoutPrice] });
    if (file.packageId === null && found.length_unit === "night") await spendNights(tx, file, asked, stored);
    const dayNo = await insertLine(tx, file, { asked, stored, people, now: call.now() });
    return {
      action: "service_added",
      after: { day_no: dayNo, service: stored.name.en, option: code },
      reason: `service_added: ${stored.name.en}`,
    };
  });
}

function askedFor(found: FoundOption, wish: AddService): Asked {
  const request = requestFor(found.length_unit, { ...wish, rooms: [], page: 1 });
  return {
    optionCode: found.code,
    dateFrom: request.date_from,
    dateTo: request.date_to,
    startTime: wish.start_time ?? found.start_times[0] ?? null,
    endTime: wish.end_time ?? null,
    extras: [],
    packageSlot: null,
    departureId: null,
  };
}

/** Of a quote that follows no package the accommodation says where the nights are spent and the next day begins. */
async function spendNights(tx: Tx, file: QuoteFile, { dateFrom, dateTo }: Asked, { placeId }: OptionRow) {
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

type NewLine = { asked: Asked; stored: OptionRow; people: FileParty; now: Date };

/** At the end of its day, for everyone; answers the number of the day. */
async function insertLine(tx: Tx, file: QuoteFile, { asked, stored, people, now }: NewLine): Promise<number> {
  const { optionCode: _code, ...times } = asked;
  const dayNo = 1 + Math.round((Date.parse(asked.dateFrom) - Date.parse(file.travelDate)) / dayMs);
  const lines = await readFileLines(tx, file.id);
  const onDay = lines.filter((line) => line.dayNo === dayNo && !isRounding(line)).map(({ seq }) => seq);
  const count = (type: "A" | "C" | "I") => people.travellers.filter((one) => one.type === type).length;
  await tx.insert(serviceLine).values({
    ...optionValues(stored),
    ...times,
    uid: ulid(now.getTime()),
    fileId: file.id,
    dayNo,
    seq: Math.max(0, ...onDay) + 10,
    kind: "included",
    costed: false,
    adults: count("A"),
    children: count("C"),
    infants: count("I"),
    status: "QU",
    priceStatus: "no_rate",
  });
  return dayNo;
}
