import { weekdays } from "#contract/catalogue/options/option-words.ts";
import { dateFormatter } from "#contract/formatters.ts";
import { locales } from "#contract/primitives.ts";
import { withoutAccents } from "./letters.ts";

export type Weekday = (typeof weekdays)[number];

/** Names of the days from Monday on, by language: the fourth of January 2027 is one. */
const names = locales.map((locale) => {
  const format = dateFormatter(locale, { weekday: "long", timeZone: "UTC" });
  return weekdays.map((_day, index) => withoutAccents(format.format(Date.UTC(2027, 0, 4 + index))));
});

const everyDay =
  /^(daily|all( days)?|every ?day|any day|taglich|alle tage|jeden tag|diario|todos( los dias)?|ogni giorno|tutti( i giorni)?|giornaliero|quotidien|tous les jours|mon-sun|7 days)$/;

/**
 * The weekdays that a text names in any of our languages, from Monday on: `Fri-Sat`, `Mo–Do`, `lun, mar y mié`, `daily`.
 * Null where it names none, or others in one language than in another: `Do` alone is Thursday and Sunday. What a weekend
 * is every supplier sees otherwise, so the word is none.
 */
export function weekdaysOfText(text: string): Weekday[] | null {
  const words = withoutAccents(text)
    .replaceAll(".", "")
    .replaceAll(/\s*[-–—]\s*/g, "-");
  if (everyDay.test(words)) return [...weekdays];
  const readings = names.flatMap((own) => daysIn(words, own) ?? []);
  const [first] = readings;
  return first && readings.every((days) => days.join() === first.join()) ? first : null;
}

function daysIn(words: string, own: readonly string[]): [Weekday[]] | null {
  const found = new Set<number>();
  for (const part of words.split(/\s*(?:[,;/&+]|\b(?:and|und|y|e|et)\b)\s*/)) {
    const [first, last = first, ...more] = part.split(/-|\s(?:to|bis|al?|au)\s/);
    const [from, to] = [dayOf(first, own), dayOf(last, own)];
    if (from === null || to === null || more.length > 0) return null;
    // Friday to Monday goes over the end of the week.
    for (let day = from; ; day = (day + 1) % 7) {
      found.add(day);
      if (day === to) break;
    }
  }
  return [weekdays.filter((_day, index) => found.has(index))];
}

/** The day whose name begins so, if there is one alone. */
function dayOf(word: string | undefined, own: readonly string[]): number | null {
  const plain = word?.trim() ?? "";
  if (plain.length < 2) return null;
  const found = own.flatMap((name, index) => (name.startsWith(plain) || `${name}s` === plain ? [index] : []));
  return found.length === 1 ? (found[0] ?? null) : null;
}
