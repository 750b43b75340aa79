import { clockOf, clockText } from "#contract/clock.ts";
import { dateFormatter, dayOf, rangeOf, relativeFormatter } from "#contract/formatters.ts";
import type { Locale } from "#contract/primitives.ts";

/**
 * Dates are `YYYY-MM-DD` without a zone, local to the place of service. They are counted in UTC, so that neither
 * the reader's zone nor daylight saving can shift them. Clock times are `hhmm` (`contract/clock.ts`).
 */
/** English readers of this trade put the day before the month. */
function languageTag(locale: Locale): string {
  return locale === "en" ? "en-GB" : locale;
}

type Zoned = Intl.DateTimeFormatOptions & { timeZone: string };

function formatter(locale: Locale, options: Zoned): Intl.DateTimeFormat {
  return dateFormatter(languageTag(locale), options);
}

const utc = { timeZone: "UTC" } as const;
const dayAndMonth = { ...utc, day: "numeric", month: "short" } as const;
const dayMonthYear = { ...dayAndMonth, year: "numeric" } as const;
const weekdayAlone = { ...utc, weekday: "short" } as const;
const monthAndYear = { ...utc, month: "long", year: "numeric" } as const;
const monthAlone = { ...utc, month: "short" } as const;

function toUtc(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** Day and short month: `14 Dec`. */
export function formatDay(date: string, locale: Locale): string {
  return dayOf(formatter(locale, dayAndMonth), date);
}

/** Day, short month and year: `14 Dec 2026`. */
export function formatDayLong(date: string, locale: Locale): string {
  return dayOf(formatter(locale, dayMonthYear), date);
}

/**
 * Servers and browsers disagree on the spaces around the dash, by the age of their tables; a page must read the
 * same from both. Between two bare days there is none, as people write it.
 */
function rangeText(format: Intl.DateTimeFormat, from: string, to: string): string {
  const text = rangeOf(format, toUtc(from), toUtc(to)).replaceAll(/[\u2009\u202f\u00a0]/g, " ");
  return text.replace(/^(\d+\.?) – (?=\d)/, "$1–");
}

/** First to last day, with the parts they share said once: `14–16 Dec 2026`. */
export function formatDayRange(from: string, to: string, locale: Locale): string {
  return rangeText(formatter(locale, dayMonthYear), from, to);
}

/** First to last day without the year: `14–16 Dec`. */
export function formatDays(from: string, to: string, locale: Locale): string {
  return rangeText(formatter(locale, dayAndMonth), from, to);
}

/** Short name of the weekday: `Mon`. */
export function weekdayShort(date: string, locale: Locale): string {
  return dayOf(formatter(locale, weekdayAlone), date);
}

/** The date some days later, or earlier for a negative number. */
export function addDays(date: string, days: number): string {
  const moved = toUtc(date);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** The date some days in the past, counted from `today`. */
export function daysAgo(days: number, today: string): string {
  return addDays(today, -days);
}

/** Whole days from one date to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((toUtc(to).getTime() - toUtc(from).getTime()) / 86_400_000);
}

/** How far away a day is: `tomorrow`, `in 21 days`. */
export function formatDaysAhead(days: number, locale: Locale): string {
  return relativeFormatter(languageTag(locale)).format(days, "day");
}

/** A moment (ISO 8601 with offset) as date and clock time in the named zone: `14 Dec 2026, 9:30 am`. */
export function formatInstant(instant: string, timeZone: string, locale: Locale): string {
  const day = formatter(locale, { ...dayMonthYear, timeZone }).format(new Date(instant));
  return `${day}, ${formatInstantClock(instant, timeZone, locale)}`;
}

/** A clock time `hhmm` as every spreadsheet reads it: `09:30`. */
export function clockForSpreadsheet(hhmm: string): string {
  return `${hhmm.slice(0, 2)}:${hhmm.slice(2)}`;
}

/** A moment in the named zone as every spreadsheet reads it: `2026-12-14 09:30`. */
export function instantForSpreadsheet(instant: string, timeZone: string): string {
  return dateFormatter("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }).format(
    new Date(instant),
  );
}

/** The clock time of a moment in the named zone: `9:30 am`, `09:30`. */
export function formatInstantClock(instant: string, timeZone: string, locale: Locale): string {
  return clockText(clockOf(new Date(instant), timeZone), locale);
}

/** The day of a moment in the named zone, in words: `14 December 2026`. */
export function formatInstantDay(instant: string, timeZone: string, locale: Locale): string {
  const options = { day: "numeric", month: "long", year: "numeric", timeZone } as const;
  return formatter(locale, options).format(new Date(instant));
}

/** A month `YYYY-MM` in words: `December 2026`. */
export function formatMonth(month: string, locale: Locale): string {
  return formatter(locale, monthAndYear).format(toUtc(`${month}-01`));
}

/** The short name of a month `YYYY-MM`, without its year: `Dec`. */
export function monthShort(month: string, locale: Locale): string {
  return formatter(locale, monthAlone).format(toUtc(`${month}-01`));
}

/** Numbers of months as stretches that may pass the end of the year: `Oct–Apr`, `Jan, May`. In calendar order. */
export function formatMonthNumbers(months: readonly number[], locale: Locale): string {
  const format = formatter(locale, monthAlone);
  const name = (month: number) => format.format(Date.UTC(2001, month - 1, 1));
  const has = (month: number) => months.includes(((month + 11) % 12) + 1);
  const starts = months.filter((month) => !has(month - 1));
  if (starts.length === 0) return months.map(name).join(", ");
  return starts
    .map((start) => {
      let length = 1;
      while (length < 12 && has(start + length)) length += 1;
      return length === 1 ? name(start) : `${name(start)}–${name(((start + length - 2) % 12) + 1)}`;
    })
    .join(", ");
}
