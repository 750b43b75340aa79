import { dateFormatter } from "#contract/formatters.ts";
import type { Locale } from "#contract/primitives.ts";

/** All our languages put the day first; English is read as in New Zealand and Australia. */
export const languageTags = { en: "en-GB", de: "de", es: "es", it: "it", fr: "fr" } satisfies Record<
  Locale,
  string
>;

/** A date as a field shows it: `14/12/2026`, `14.12.2026`. */
export function writeTypedDate(date: string, locale: Locale): string {
  const options = { day: "2-digit", month: "2-digit", year: "numeric", timeZone: "UTC" } as const;
  const moment = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(moment.getTime()) ? date : dateFormatter(languageTags[locale], options).format(moment);
}
