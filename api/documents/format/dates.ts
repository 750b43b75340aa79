import { dateFormatter, numberFormatter, rangeOf } from "#contract/formatters.ts";
import type { Locale } from "#contract/primitives.ts";

/** Dates of the trip have no zone: they are read and written in UTC, so that no server clock shifts them. */
const zoneless = { timeZone: "UTC" } as const;
const wholeDate = { day: "numeric", month: "long", year: "numeric" } as const;

const tags: Record<Locale, string> = { en: "en-NZ", de: "de-DE", es: "es-ES", it: "it-IT", fr: "fr-FR" };

/** `Friday`. It stands alone, and so begins with a capital letter in every language. */
export function weekday(date: string, locale: Locale): string {
  const name = format(date, locale, { weekday: "long" });
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** `18 December 2026`. */
export function longDate(date: string, locale: Locale): string {
  return format(date, locale, wholeDate);
}

/** `Friday 18 December`. */
export function dayAndMonth(date: string, locale: Locale): string {
  return format(date, locale, { weekday: "long", day: "numeric", month: "long" });
}

/** `Fri, 18 Dec`: for tables. */
export function shortDate(date: string, locale: Locale): string {
  return format(date, locale, { weekday: "short", day: "numeric", month: "short" });
}

/** `10–21 December 2026`; one date if both are the same. */
export function dateRange(from: string, to: string, locale: Locale): string {
  return rangeOf(dateFormatter(tags[locale], { ...zoneless, ...wholeDate }), new Date(from), new Date(to));
}

/** Date of an instant at a place: `3 November 2026`. */
export function dateOfInstant(instant: string, timeZone: string, locale: Locale): string {
  return dateFormatter(tags[locale], { timeZone, ...wholeDate }).format(new Date(instant));
}

/** Minutes as `2 h 15 min`, with the units of the language. */
export function duration(minutes: number, locale: Locale): string {
  const parts: [number, "hour" | "minute"][] = [
    [Math.floor(minutes / 60), "hour"],
    [minutes % 60, "minute"],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => measure(count, unit, locale))
    .join(" ");
}

/** `230 km`. */
export function distance(kilometres: number, locale: Locale): string {
  return measure(kilometres, "kilometer", locale);
}

function measure(count: number, unit: "hour" | "minute" | "kilometer", locale: Locale): string {
  return numberFormatter(tags[locale], { style: "unit", unit, unitDisplay: "short" }).format(count);
}

function format(date: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return dateFormatter(tags[locale], { ...zoneless, ...options }).format(new Date(date));
}
