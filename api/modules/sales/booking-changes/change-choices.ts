import { eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { dayHeader } from "#api/db/schema/client-file.ts";
import { place } from "#api/db/schema/place.ts";
import { shiftedBy } from "#api/domain/quotes/copy-rules.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { notNow } from "#api/http/record-versions.ts";
import { liveLines, partyOf } from "#api/modules/sales/booking-changes/change-parts.ts";
import { isSwappable } from "#api/modules/sales/booking-changes/new-services.ts";
import { wishedParty } from "#api/modules/sales/booking-changes/wished-party.ts";
import { lookAtFile } from "#api/modules/files/client-file/work-on-file.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import { findOptions } from "#api/modules/catalogue/products/search-options.ts";
import { readFileLines } from "#api/modules/files/client-file/file-lines.ts";
import {
  findSimilar,
  lineOf,
  priceReplacements,
  searchTerms,
  shownOf,
} from "#api/modules/sales/quotes/find-replacements.ts";
import { readQuoteFile } from "#api/modules/files/client-file/read-file.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { listChangeReplacements } from "#contract/sales/bookings/change-calls.ts";
import type { ChangeWish } from "#contract/sales/bookings/change-wish.ts";
import type { Locale } from "#contract/primitives.ts";
import type { Replacement } from "#contract/sales/quotes/changes.ts";

/** The days of a trip with the places where they begin. */
export function readDays(tx: Tx, fileId: number) {
  return tx
    .select({
      day_no: dayHeader.dayNo,
      date: dayHeader.date,
      place: { code: place.code, name: place.name },
    })
    .from(dayHeader)
    .innerJoin(place, eq(place.id, dayHeader.placeId))
    .where(eq(dayHeader.fileId, fileId))
    .orderBy(dayHeader.dayNo);
}

/** What a wish brings in, by name; only what an agency finds. */
export async function readNames(tx: Tx, fileId: number, { swap, add }: ChangeWish, locale: Locale) {
  const codes = [...new Set([...swap, ...add].map(({ option }) => option))];
  if (codes.length === 0) return [];
  const terms = searchTerms(await readQuoteFile(tx, fileId));
  const found = await Promise.all(codes.map((option) => findOptions(tx, { option }, terms, "agent")));
  return found.flat().map((one) => ({
    code: one.code,
    name: inLanguage(one.name, locale) ?? "",
    supplier_name: one.supplier_name,
  }));
}

/** What could come in the place of a service, priced for the dates and the party that are wished. */
export function changeReplacements(
  { params, query }: InputOf<typeof listChangeReplacements>,
  call: Call,
): Promise<Replacement[]> {
  return lookAtFile(params, call, async (tx, submission) => {
    const { rooms, leaving = [], travel_date: travelDate = submission.file.travelDate } = query;
    const file = await readQuoteFile(tx, submission.file.id);
    const row = lineOf(await readFileLines(tx, file.id), params.line, call);
    const line = liveLines(submission).find(({ id }) => id === row.id);
    if (!line || !isSwappable(line, submission.people.length))
      throw notNow(textsIn(call.locale).serviceNotSo);
    const wanted = await wishedParty(tx, submission, { leaving, ...(rooms && { rooms }) }, travelDate);
    const people = wanted === null || typeof wanted === "string" ? partyOf(submission) : wanted;
    const found = await findSimilar(tx, file, row);
    const shifted = shiftedBy(row, file.travelDate, travelDate);
    return shownOf(await priceReplacements(tx, file, shifted, { found, people }, call));
  });
}
