import { dateFormatter } from "./formatters.ts";
import type { Locale } from "./primitives.ts";

/** Keeps the half of the day on the line of its hour. */
const NO_BREAK = "\u00a0";

/**
 * A clock time `hhmm` as the language reads it: `11:25 am` in English, `11:25` in the others. The one clock of pages,
 * documents and mails; what is typed or read by programs has 24 hours in every language. Anything else comes back
 * unchanged. The platform is not asked: its tables differ between a server and a browser.
 */
export function clockText(hhmm: string, locale: Locale): string {
  if (!/^\d{4}$/.test(hhmm)) return hhmm;
  const minutes = hhmm.slice(2);
  if (locale !== "en") return `${hhmm.slice(0, 2)}:${minutes}`;
  const hour = Number(hhmm.slice(0, 2));
  return `${String(hour % 12 || 12)}:${minutes}${NO_BREAK}${hour < 12 ? "am" : "pm"}`;
}

/** From when until when: `09:30–12:00`, `9:30 am – 12:00 pm`, the start alone, or null without one. */
export function clockRange(start: string | null, end: string | null, locale: Locale): string | null {
  if (!start) return null;
  if (!end || end === start) return clockText(start, locale);
  return `${clockText(start, locale)}${locale === "en" ? " – " : "–"}${clockText(end, locale)}`;
}

/** The clock time `hhmm` of a moment, in a zone or on the reader's own clock. */
export function clockOf(instant: Date, timeZone?: string): string {
  const options = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const parts = dateFormatter("en-GB", { ...options, ...(timeZone && { timeZone }) }).formatToParts(instant);
  const of = (type: "hour" | "minute") => parts.find((part) => part.type === type)?.value ?? "";
  return of("hour") + of("minute");
}
