import { addDays } from "#api/domain/today.ts";
import { addMonths } from "#contract/catalogue/rate-analysis/month-states.ts";
import { dayOfText, monthOfText, type DayOrder } from "./read-days.ts";

/** First and last day, `YYYY-MM-DD`, both of them in it. */
export type DayRange = { from: string; to: string };

const year = String.raw`(?:\d{4}|['’]?\d{2}(?!\d))`;
const word = String.raw`\p{L}{3,}\.?`;
const nth = String.raw`(?:er|st|nd|rd|th|º)?\.?`;
const dayInWords = String.raw`\d{1,2}${nth}\s?(?:de\s)?${word}`;
const wordAndDay = String.raw`${word}\s\d{1,2}(?:st|nd|rd|th)?`;

/** Days and months with their year, the longest first. */
const whole = [
  String.raw`\d{4}-\d\d-\d\d`,
  String.raw`\d{1,2}(?:\.\d{1,2}\.|/\d{1,2}/|-\d{1,2}-)(?:\d{4}|\d{2})(?!\d)`,
  String.raw`\d{1,2}-\p{L}{3,}-(?:\d{4}|\d{2})(?!\d)`,
  String.raw`${dayInWords},?\s(?:de\s)?${year}`,
  String.raw`${wordAndDay},?\s\d{4}`,
  String.raw`${word}\s(?:de\s)?(?:\d{4}|['’]\d{2}(?!\d))`,
].join("|");

/** What stands before a day with its year and is of that year, or of the one before. */
const part = [
  String.raw`\d{1,2}\.\d{1,2}\.?`,
  String.raw`\d{1,2}/\d{1,2}`,
  dayInWords,
  wordAndDay,
  String.raw`\d{1,2}\.?`,
  word,
].join("|");

const until = String.raw`\s?(?:[-–—]|(?<=\s)(?:to|until|till|through|thru|bis|al?|hasta|au|fino(?:\sal?)?)(?=\s))\s?(?:(?:the|zum|el|il|le|al)\s)?`;
const range = new RegExp(String.raw`(?<![\p{L}\d])(${whole}|${part})${until}(${whole})(?![\p{L}\d])`, "giu");

/** No season has more parts; a cell is no novel. */
const mostRanges = 12;

/**
 * The days that a text names from and to, with what else it says: `Low season (1 Apr – 30 Sep 2027)`, `24.12. - 2.1.2028`,
 * `April – June 2027 & August – September 2027`. A range whose end is before its beginning, or has no such day, is none.
 */
export function rangesOfText(text: string, order: DayOrder = "dmy"): { ranges: DayRange[]; rest: string } {
  const plain = text.replaceAll(/\s+/g, " ");
  // Every range ends in a year: most cells of a sheet are done here.
  if (!/\d\d/.test(plain)) return { ranges: [], rest: tidied(plain) };
  const ranges: DayRange[] = [];
  let rest = "";
  let told = 0;
  range.lastIndex = 0;
  for (let found = range.exec(plain); found && ranges.length < mostRanges; found = range.exec(plain)) {
    const [all, first = "", last = ""] = found;
    const days = rangeOf(first, last, order);
    if (!days) {
      // A word or a number before the dash may be the name of a season, and the days come after it.
      if (/^(\p{L}+|\d+)\.?$/u.test(first)) range.lastIndex = found.index + 1;
      continue;
    }
    ranges.push(days);
    rest += `${plain.slice(told, found.index)} `;
    told = found.index + all.length;
  }
  return { ranges, rest: tidied(rest + plain.slice(told)) };
}

function rangeOf(first: string, last: string, order: DayOrder): DayRange | null {
  const ends = monthOfText(last);
  const to = ends ? addDays(`${addMonths(ends, 1)}-01`, -1) : dayOfText(last, order);
  if (!to) return null;
  const from = firstDay(first, to, order);
  return from && from <= to ? { from, to } : null;
}

/** A day without its year is the last such day before the end. */
function firstDay(text: string, to: string, order: DayOrder): string | null {
  const begins = monthOfText(text);
  const own = begins ? `${begins}-01` : dayOfText(text, order);
  if (own) return own;
  const day = /^(\d{1,2})\.?$/.exec(text);
  if (day) return dayOfText(`${to.slice(0, 8)}${(day[1] ?? "").padStart(2, "0")}`);
  for (const back of [0, 1]) {
    const found = inYear(text.replace(/\.$/, ""), String(Number(to.slice(0, 4)) - back), order);
    if (found && found <= to) return found;
  }
  return null;
}

function inYear(text: string, written: string, order: DayOrder): string | null {
  const month = monthOfText(`${text} ${written}`);
  if (month) return `${month}-01`;
  const sign = /^\d{1,2}([./])\d{1,2}$/.exec(text)?.[1];
  return dayOfText(sign === undefined ? `${text} ${written}` : `${text}${sign}${written}`, order);
}

/** What is left of a text once its days are taken out, without what led to them and joined them. */
function tidied(text: string): string {
  const words = String.raw`and|und|y|e|et|from|valid|von|vom|ab|de|del|desde|dal|dall|da|du|gültig|válido|valido|valable`;
  const loose = String.raw`[\s()[\],;:&+/·|–—-]`;
  return text
    .replaceAll(/\(\s*\)|\[\s*\]/g, " ")
    .replace(new RegExp(String.raw`^(?:${loose}+|(?:${words})(?![\p{L}\d]))+`, "iu"), "")
    .replace(new RegExp(String.raw`(?:${loose}+|(?<![\p{L}\d])(?:${words}))+$`, "iu"), "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
