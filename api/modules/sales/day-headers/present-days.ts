import type { Tx } from "#api/db/client.ts";
import { readRouteLegs } from "#api/modules/sales/itinerary-builder/read-rows.ts";
import {
  journeyKey,
  journeysOf,
  presentJourney,
  suggestedNotes,
} from "#api/modules/sales/day-headers/journeys.ts";
import {
  fingerprintOf,
  readDayRows,
  readPackageName,
  type DayHeaderRow,
  type FileOfDays,
} from "#api/modules/sales/day-headers/read-days.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import { locales, type Locale } from "#contract/primitives.ts";
import type { DayHeaders } from "#contract/sales/day-headers/day-headers.ts";

/** The ways between all places of a trip. */
export function routesOf(tx: Tx, rows: readonly DayHeaderRow[]) {
  const codes = rows.flatMap(({ place, overnight, legs }) => [
    place,
    overnight ?? place,
    ...legs.flatMap(({ from, to }) => [from, to]),
  ]);
  return codes.length === 0 ? Promise.resolve([]) : readRouteLegs(tx, [...new Set(codes)]);
}

/** The headers in one language, beside another: English, or for English the language of the file. */
export async function presentDays(
  tx: Tx,
  file: FileOfDays,
  language: Locale,
  reader: Locale,
): Promise<DayHeaders> {
  const rows = await readDayRows(tx, file.id);
  const routes = await routesOf(tx, rows);
  const other = language === "en" ? file.locale : "en";
  const beside = other === language ? null : other;
  return {
    lock_version: fingerprintOf(rows),
    language,
    beside,
    days: rows.map((row, index) => ({
      day_no: row.dayNo,
      date: row.date,
      title: row.title[language] ?? "",
      text: row.text[language] ?? "",
      place: row.place,
      overnight: row.overnight,
      journey: journeyKey(row.legs),
      driving_notes: row.drivingNotes?.[language] ?? "",
      show_driving_notes: row.showDrivingNotes,
      picture: row.picture,
      beside: beside && {
        title: row.title[beside] ?? "",
        text: row.text[beside] ?? "",
        driving_notes: row.drivingNotes?.[beside] ?? "",
      },
      suggested_notes: suggestedNotes(row.legs, routes, language),
      journeys: journeysOf(row, rows[index - 1], routes).map((legs) => presentJourney(legs, routes)),
    })),
    languages: locales.map((one) => ({
      language: one,
      needed: one === "en" || one === file.locale,
      missing: missingIn(rows, one),
    })),
    package: inLanguage(await readPackageName(tx, file.packageId), reader),
  };
}

/** What the days say in some language and not in this one; a title and a text are missing wherever there is none. */
export function missingIn(
  rows: readonly Pick<DayHeaderRow, "dayNo" | "title" | "text" | "drivingNotes">[],
  language: Locale,
): DayHeaders["languages"][number]["missing"] {
  return rows.flatMap(({ dayNo, title, text, drivingNotes }) => {
    const notes = drivingNotes !== null && Object.values(drivingNotes).some((words) => words !== "");
    const parts = [
      ...(title[language] ? [] : (["title"] as const)),
      ...(text[language] ? [] : (["text"] as const)),
      ...(notes && !drivingNotes[language] ? (["driving_notes"] as const) : []),
    ];
    return parts.length === 0 ? [] : [{ day_no: dayNo, parts }];
  });
}
