import { dateOfInstant } from "#api/documents/format/dates.ts";
import { clockOf, clockText } from "#contract/clock.ts";
import type { Locale } from "#contract/primitives.ts";

/** Day and clock of an instant in a time zone, as a mail says it. */
export function momentInWords(instant: Date, timeZone: string, locale: Locale): string {
  const day = dateOfInstant(instant.toISOString(), timeZone, locale);
  return `${day}, ${clockText(clockOf(instant, timeZone), locale)}`;
}
