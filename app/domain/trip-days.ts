import { dateFormatter, rangeOf, numberFormatter } from "#contract/formatters.ts";
import type { Locale } from "#contract/primitives.ts";

type Language = Locale;
type Trip = { date_from: string; date_to: string };

const DAY_MS = 86_400_000;

/** English is written as in New Zealand, where the trips are. */
const TAGS: Record<Language, string> = { en: "en-NZ", de: "de-DE", es: "es-ES", it: "it-IT", fr: "fr-FR" };

/** Today's date in a time zone: what a clock on the wall there says. */
export function todayIn(timezone: string, now: Date): string {
  const parts = dateFormatter("en-CA", { timeZone: timezone, dateStyle: "short" });
  return parts.format(now);
}

/** Whole days from one date to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

export type TripPhase =
  | { phase: "before"; daysToGo: number }
  | { phase: "during"; day: number; of: number }
  | { phase: "after" };

/** Where a trip stands today: so many days to go, on one of its days, or over. */
export function tripPhase({ date_from, date_to }: Trip, today: string): TripPhase {
  if (today < date_from) return { phase: "before", daysToGo: daysBetween(today, date_from) };
  if (today > date_to) return { phase: "after" };
  return { phase: "during", day: daysBetween(date_from, today) + 1, of: daysBetween(date_from, date_to) + 1 };
}

export type DayState = "past" | "today" | "ahead";

export function dayState(date: string, today: string): DayState {
  if (date === today) return "today";
  return date < today ? "past" : "ahead";
}

/**
 * Whether a day of a trip stands open: today and tomorrow during it, its first two days before it, none after it. Who
 * travels reads tomorrow's times in the evening; who has not left yet needs the arrival first.
 */
export function standsOpen(date: string, firstDate: string, today: string): boolean {
  const ahead = daysBetween(today < firstDate ? firstDate : today, date);
  return ahead === 0 || ahead === 1;
}

/** True when the two spans of dates share a day. */
export function datesTouch(one: Trip, other: Trip): boolean {
  return one.date_from <= other.date_to && other.date_from <= one.date_to;
}

const DATE_STYLES = {
  /** `Wed` */
  weekday: { weekday: "short" },
  /** `18 Nov` */
  short: { day: "numeric", month: "short", timeZone: "UTC" },
  /** `Wednesday, 18 November` */
  day: { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" },
  /** `18 November 2026` */
  long: { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Of the days of instants, by zone; written down once, as `dateFormatter` has it. */
const instantStyles: Record<string, Intl.DateTimeFormatOptions> = {};

const LENGTHS = {
  kilometer: { style: "unit", unit: "kilometer" },
  hour: { style: "unit", unit: "hour", unitDisplay: "short" },
  minute: { style: "unit", unit: "minute", unitDisplay: "short" },
} satisfies Record<string, Intl.NumberFormatOptions>;

/** A date without a zone, as the language writes it. */
export function formatDate(date: string, locale: Language, style: keyof typeof DATE_STYLES): string {
  return dateFormatter(TAGS[locale], DATE_STYLES[style]).format(new Date(date));
}

/** First and last date, with what they share said once: `16–27 November 2026`. */
export function formatDateSpan(
  { date_from, date_to }: Trip,
  locale: Language,
  style: "short" | "long",
): string {
  const format = dateFormatter(TAGS[locale], DATE_STYLES[style]);
  return rangeOf(format, new Date(date_from), new Date(date_to));
}

/** The day an instant falls on in a zone, written out. */
export function formatInstant(instant: string, locale: Language, timezone: string): string {
  const options = (instantStyles[timezone] ??= { ...DATE_STYLES.long, timeZone: timezone });
  return dateFormatter(TAGS[locale], options).format(new Date(instant));
}

/** `228 km` */
export function formatDistance(kilometres: number, locale: Language): string {
  return numberFormatter(TAGS[locale], LENGTHS.kilometer).format(kilometres);
}

/** `3 h 20 min`; whole hours without minutes. */
export function formatDuration(minutes: number, locale: Language): string {
  const unit = (value: number, name: "hour" | "minute") =>
    numberFormatter(TAGS[locale], LENGTHS[name]).format(value);
  const parts = [
    ...(minutes >= 60 ? [unit(Math.floor(minutes / 60), "hour")] : []),
    ...(minutes % 60 > 0 || minutes === 0 ? [unit(minutes % 60, "minute")] : []),
  ];
  return parts.join(" ");
}
