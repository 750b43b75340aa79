import { languageTags } from "#app/domain/written-dates.ts";
import { dateFormatter } from "#contract/formatters.ts";

/**
 * The date `YYYY-MM-DD` that a person typed: day, month, year with any of `/ . -` or spaces between them, the
 * month in figures or in the words of any of our languages, the year with two or four figures; ISO dates as well.
 * Null when it is none, or a day that the month does not have.
 */
export function readTypedDate(text: string): string | null {
  const typed = text.trim().toLowerCase();
  if (typed.length > 40) return null;
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  if (iso) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const figures = /^(\d{1,2})[ ./-](\d{1,2})[ ./-](\d{4}|\d{2})$/.exec(typed.replaceAll(/([./-]) /g, "$1"));
  if (figures) return dateOf(fullYear(figures[3] ?? ""), Number(figures[2]), Number(figures[1]));
  const words = /^(\d{1,2})[ .-]{0,2}(?:de )?([\p{L}]{3,12})[ .-]{0,2}(?:de )?(\d{4}|\d{2})$/u.exec(typed);
  const month = words ? monthsByName().get(withoutMarks(words[2] ?? "")) : undefined;
  return words && month ? dateOf(fullYear(words[3] ?? ""), month, Number(words[1])) : null;
}

/** Trips are planned years ahead and looked up years later: two figures mean this century. */
function fullYear(text: string): number {
  return text.length === 2 ? 2000 + Number(text) : Number(text);
}

/** Beyond these years nobody was born and nothing is planned: who types one has slipped. */
const years = { first: 1900, last: 2199 };

function dateOf(year: number, month: number, day: number): string | null {
  if (year < years.first || year > years.last || month < 1 || month > 12 || day < 1 || day > 31) return null;
  const moment = new Date(Date.UTC(year, month - 1, day));
  return moment.getUTCDate() === day ? moment.toISOString().slice(0, 10) : null;
}

let knownMonths: Map<string, number> | undefined;

/** `dec`, `dez`, `décembre` …: month by name, long and short, without marks. */
function monthsByName(): Map<string, number> {
  knownMonths ??= new Map(
    Object.values(languageTags).flatMap((tag) =>
      (["long", "short"] as const).flatMap((style) =>
        Array.from({ length: 12 }, (_, index): [string, number] => {
          const format = dateFormatter(tag, { month: style, timeZone: "UTC" });
          return [withoutMarks(format.format(new Date(Date.UTC(2026, index, 1)))), index + 1];
        }),
      ),
    ),
  );
  // English people shorten September in both ways.
  return knownMonths.set("sep", 9).set("sept", 9);
}

function withoutMarks(word: string): string {
  return word
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[^a-z]/g, "");
}
