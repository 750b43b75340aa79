import { eq, inArray, sql } from "drizzle-orm";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { dayHeader } from "#api/db/schema/client-file.ts";
import { place } from "#api/db/schema/place.ts";
import { cleanRichText } from "#api/domain/rich-text/clean-rich-text.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { sameVersion } from "#api/http/record-versions.ts";
import { invalid } from "#api/http/refusal.ts";
import { refuseFinal } from "#api/modules/files/client-file/refuse-final.ts";
import { changePicture } from "#api/modules/sales/day-headers/day-picture.ts";
import { journeyKey, journeysOf } from "#api/modules/sales/day-headers/journeys.ts";
import { presentDays, routesOf } from "#api/modules/sales/day-headers/present-days.ts";
import {
  fingerprintOf,
  findFileOfDays,
  readDayRows,
  type DayHeaderRow,
  type FileOfDays,
} from "#api/modules/sales/day-headers/read-days.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { Locale, TranslatedText } from "#contract/primitives.ts";
import type { DayHeaders, DayHeadersInput, saveDayHeaders } from "#contract/sales/day-headers/day-headers.ts";

type Input = DayHeadersInput["days"][number];
type Columns = Partial<typeof dayHeader.$inferInsert>;

/** Changes the headers of a file in one language; what is about the days in all languages goes with it. */
export function saveHeaders(
  { params, body }: InputOf<typeof saveDayHeaders>,
  call: Call,
): Promise<DayHeaders> {
  return call.database.inScope(call.scope, async (tx) => {
    const file = await findFileOfDays(tx, params.uid, call, { hold: true });
    refuseFinal(file, call);
    const rows = await readDayRows(tx, file.id);
    const { language } = body;
    if (fingerprintOf(rows) !== body.lock_version) {
      sameVersion(await presentDays(tx, file, language, call.locale), body.lock_version, call);
    }
    const pairs = rows.flatMap((row, index) => {
      const day = body.days[index];
      return day ? [{ row, day, index }] : [];
    });
    const idOf = await placesOf(tx, pairs, call);
    await refuseJourneys(tx, rows, pairs, call);
    let changed = 0;
    for (const { row, day, index } of pairs) {
      const columns = differing(row, day, { language, idOf });
      const picture = day.picture ?? null;
      if (picture !== row.picture) {
        await changePicture(tx, { fileId: file.id, before: row.picture, after: picture, index }, call);
        columns.pictureUid = picture;
      }
      if (Object.keys(columns).length === 0) continue;
      changed += 1;
      await tx
        .update(dayHeader)
        .set({ ...columns, lockVersion: sql`${dayHeader.lockVersion} + 1` })
        .where(eq(dayHeader.id, row.id));
    }
    if (changed > 0) await tellOfDays(tx, file, call);
    return presentDays(tx, file, language, call.locale);
  });
}

export async function tellOfDays(tx: Tx, { uid, id, brandId }: FileOfDays, call: Call): Promise<void> {
  await writeAudit(tx, call, {
    subject: { type: "client-file", uid, fileId: id, brandId },
    action: "days_changed",
  });
}

type Pair = { row: DayHeaderRow; day: Input; index: number };

async function placesOf(tx: Tx, pairs: readonly Pair[], call: Call): Promise<(code: string) => number> {
  const codes = [...new Set(pairs.flatMap(({ day }) => [day.place, day.overnight ?? day.place]))];
  const found =
    codes.length === 0
      ? []
      : await tx.select({ id: place.id, code: place.code }).from(place).where(inArray(place.code, codes));
  const ids = new Map(found.map(({ id, code }) => [code, id]));
  const refused = pairs.flatMap(({ day, index }) => [
    ...(ids.has(day.place) ? [] : [`days.${index}.place`]),
    ...(day.overnight === undefined || ids.has(day.overnight) ? [] : [`days.${index}.overnight`]),
  ]);
  const text = textsIn(call.locale).packagePlaceUnknown;
  if (refused.length > 0) throw invalid(Object.fromEntries(refused.map((name) => [name, [text]])));
  return (code) => ids.get(code) ?? 0;
}

/** Of journeys only those are taken that the day has, or that were offered for it. */
async function refuseJourneys(
  tx: Tx,
  rows: readonly DayHeaderRow[],
  pairs: readonly Pair[],
  call: Call,
): Promise<void> {
  const routes = await routesOf(tx, rows);
  const refused = pairs.flatMap(({ row, day, index }) => {
    const offered = journeysOf(row, rows[index - 1], routes).map(journeyKey);
    return offered.includes(day.journey ?? "") ? [] : [`days.${index}.journey`];
  });
  const text = textsIn(call.locale).packageLegUnknown;
  if (refused.length > 0) throw invalid(Object.fromEntries(refused.map((name) => [name, [text]])));
}

type How = { language: Locale; idOf: (code: string) => number };

/** The columns of a day that are to be others. */
function differing(row: DayHeaderRow, day: Input, { language, idOf }: How): Columns {
  const title = withWords(row.title, language, day.title);
  const text = isSameText(row.text[language], day.text)
    ? row.text
    : withWords(row.text, language, day.text ?? "");
  const notes = withWords(row.drivingNotes ?? { en: "" }, language, day.driving_notes ?? "");
  const hasNotes = Object.values(notes).some((words) => words !== "");
  const columns: Columns = {
    ...(isOther(title, row.title) && { title }),
    ...(isOther(text, row.text) && { text }),
    ...(isOther(hasNotes ? notes : null, row.drivingNotes) && { drivingNotes: hasNotes ? notes : null }),
    ...(day.place !== row.place && { placeId: idOf(day.place) }),
    ...((day.overnight ?? null) !== row.overnight && {
      overnightPlaceId: day.overnight === undefined ? null : idOf(day.overnight),
    }),
    ...((day.journey ?? "") !== journeyKey(row.legs) && { legs: legsOf(day.journey ?? "") }),
    ...(day.show_driving_notes !== row.showDrivingNotes && { showDrivingNotes: day.show_driving_notes }),
  };
  const isWritten = "title" in columns || "text" in columns;
  return isWritten && row.source === "package" ? { ...columns, source: "manual" } : columns;
}

/** Plain words from before are shown formatted; they are not changed by being shown. */
function isSameText(before: string | undefined, after: string | undefined): boolean {
  return cleanRichText(before ?? "") === (after ?? "");
}

function withWords(texts: TranslatedText, language: Locale, words: string): TranslatedText {
  const { [language]: _before, ...others } = texts;
  const said = words === "" && language !== "en" ? {} : { [language]: words };
  return { en: "", ...others, ...said };
}

function isOther(one: TranslatedText | null, other: TranslatedText | null): boolean {
  const sorted = (texts: TranslatedText | null) =>
    JSON.stringify(
      Object.entries(texts ?? {})
        .filter(([, words]) => words)
        .toSorted(([one], [next]) => (one < next ? -1 : 1)),
    );
  return sorted(one) !== sorted(other);
}

function legsOf(journey: string): DayHeaderRow["legs"] {
  if (journey === "") return [];
  return journey.split(",").map((leg) => {
    const [from = "", to = "", mode = ""] = leg.split("-");
    // Only keys that were offered come here.
    return { from, to, mode: mode as DayHeaderRow["legs"][number]["mode"] };
  });
}
