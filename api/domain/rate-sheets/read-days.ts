import type { dayOrders } from "#contract/catalogue/rate-imports/sheet-fields.ts";
import { dateFormatter } from "#contract/formatters.ts";
import { locales } from "#contract/primitives.ts";

/** Which of two numbers is the day: the first, as in our markets, or the second, as in the United States. */
export type DayOrder = (typeof dayOrders)[number];

/**
 * The day that a text names, `YYYY-MM-DD`: `2027-10-01`; `1.10.2027`, `01/10/27` and `1-10-2027`, the day first unless
 * told otherwise (never with dots); and with the month in words of our five languages, `1 Oct 2027`, `1. Oktober 2027`,
 * `October 1, 2027`. Null for any other.
 */
export function dayOfText(text: string, order: DayOrder = "dmy"): string | null {
  const iso = /^(\d{4})-(\d\d)-(\d\d)(?:T.*)?$/.exec(text);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const numbers = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})$/.exec(text);
  if (numbers) {
    const [, first, sign, second, year] = numbers;
    return order === "mdy" && sign !== "." ? dayOf(year, first, second) : dayOf(year, second, first);
  }
  const words = plain(text);
  const dayFirst = /^(\d{1,2})(?:er|st|nd|rd|th|º)? (?:de )?([a-z]{3,}) (?:de )?(\d{4}|\d{2})$/.exec(words);
  if (dayFirst) return dayOf(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1]);
  const monthFirst = /^([a-z]{3,}) (\d{1,2})(?:st|nd|rd|th)? (\d{4})$/.exec(words);
  return monthFirst ? dayOf(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2]) : null;
}

/** The month that a text names, `YYYY-MM`: `April 2027`, `avril 2027`, `Apr '27`. Null for any other. */
export function monthOfText(text: string): string | null {
  const [, word, year] = /^([a-z]{3,}) (?:de )?['’]?(\d{4}|\d{2})$/.exec(plain(text)) ?? [];
  return dayOf(year, monthOf(word), "1")?.slice(0, 7) ?? null;
}

/** Which number is the day, as far as a sheet tells: one above twelve is no month. Null for one that does not. */
export function guessDayOrder(texts: Iterable<string>): DayOrder | null {
  let isMonthFirst = false;
  const pattern = /(?<!\d)(\d{1,2})([/-])(\d{1,2})\2(?:\d{4}|\d{2})(?!\d)/g;
  for (const text of texts) {
    for (const [, first, , second] of text.matchAll(pattern)) {
      if (Number(first) > 12) return "dmy";
      if (Number(second) > 12) isMonthFirst = true;
    }
  }
  return isMonthFirst ? "mdy" : null;
}

function plain(text: string): string {
  const letters = text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return letters
    .replaceAll(/[.,/-]+/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

function dayOf(year = "", month: string | null | undefined, day = ""): string | null {
  if (!month) return null;
  const whole = year.length === 2 ? `20${year}` : year;
  const date = `${whole}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const moment = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(moment) || /^(0000|9999)/.test(date)) return null;
  // 31 February is the third of March to some, and no day to us.
  return new Date(moment).toISOString().startsWith(date) ? date : null;
}

const monthNames = locales.flatMap((locale) =>
  Array.from({ length: 12 }, (_none, index) => {
    const format = dateFormatter(locale, { month: "long", timeZone: "UTC" });
    return { month: String(index + 1), name: plain(format.format(Date.UTC(2027, index, 15))) };
  }),
);

/** The month whose name begins so, if all that do are the same month. */
function monthOf(word = ""): string | null {
  const found = new Set(monthNames.flatMap(({ month, name }) => (name.startsWith(word) ? [month] : [])));
  // Spaniards and Britons shorten September with a `t`.
  if (found.size === 0 && word === "sept") return "9";
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : null;
}
