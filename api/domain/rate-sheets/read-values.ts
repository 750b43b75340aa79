import { centsOfText } from "#contract/amount-text.ts";
import { allPriceKeys, type PriceKey } from "#contract/catalogue/rates/rate-words.ts";
import { withoutAccents } from "./letters.ts";
import { dealsOfText, type SheetDeal } from "./read-deals.ts";
import { dayOfText, type DayOrder } from "./read-days.ts";
import { rangesOfText, type DayRange } from "./read-ranges.ts";
import { weekdaysOfText, type Weekday } from "./read-weekdays.ts";
import { cellText, type CellTrouble, type SheetCell } from "./sheet.ts";

/** What a cell was read as; `null` where nothing stands there. */
export type Reading<Value> = { value: Value | null } | { trouble: CellTrouble | ValueTrouble };
const valueTroubles = [
  ...["day", "amount", "decimals", "negative", "number", "percent", "key", "code"],
  ...["range", "weekdays", "deal"],
] as (
  | ("day" | "amount" | "decimals" | "negative" | "number" | "percent" | "key" | "code")
  | ("range" | "weekdays" | "deal")
)[];
export type ValueTrouble = (typeof valueTroubles)[number];

const nothing = { value: null };

/** A text as it stands there. */
export function readText(cell: SheetCell | undefined): Reading<string> {
  if (typeof cell === "object" && "trouble" in cell) return cell;
  const text = cellText(cell);
  return text === "" ? nothing : { value: text };
}

/** A day; where day and month are numbers the day comes first, as in all our markets, unless told otherwise. */
export function readDay(cell: SheetCell | undefined, order?: DayOrder): Reading<string> {
  if (typeof cell === "object" && "day" in cell) {
    return dayOfText(cell.day) === null ? { trouble: "day" } : { value: cell.day };
  }
  return readAs(cell, (text) => dayOfText(text, order) ?? "day");
}

/** First and last days in one cell, also of a season of several parts; anything else beside them is not passed over. */
export function readRanges(cell: SheetCell | undefined, order?: DayOrder): Reading<DayRange[]> {
  return readAs(cell, (text) => {
    const { ranges, rest } = rangesOfText(text, order);
    return ranges.length > 0 && rest === "" ? { value: ranges } : "range";
  });
}

/** Weekdays on which a season counts. */
export function readWeekdays(cell: SheetCell | undefined): Reading<Weekday[]> {
  return readAs(cell, (text) => {
    const value = weekdaysOfText(text);
    return value ? { value } : "weekdays";
  });
}

/** Offers of the kind stay four, pay three. */
export function readDeals(cell: SheetCell | undefined): Reading<SheetDeal[]> {
  return readAs(cell, (text) => {
    const value = dealsOfText(text);
    return value ? { value } : "deal";
  });
}

/** Cents of an amount in any of our notations, with or without the sign of its currency. */
export function readAmount(cell: SheetCell | undefined): Reading<number> {
  if (typeof cell === "object" && "number" in cell) return centsOfNumber(cell.number);
  return readAs(cell, (text) => {
    const cents = centsOfText(text.replaceAll(/NZD|AUD|(?:NZ|AU|A)?\$/gi, ""));
    if (cents === null) return "amount";
    return cents < 0 ? "negative" : cents;
  });
}

/** A workbook has seventeen digits of a number, of which the last are noise. */
function centsOfNumber(number: string): Reading<number> {
  const [, sign, whole, decimals, more] =
    /^(-?)(\d{1,12})\.(\d\d)(\d{4})$/.exec(Number(number).toFixed(6)) ?? [];
  if (whole === undefined) return { trouble: "amount" };
  if (more !== "0000") return { trouble: "decimals" };
  const cents = Number(whole) * 100 + Number(decimals);
  return sign === "-" && cents > 0 ? { trouble: "negative" } : { value: cents };
}

/** A whole number from 1 on. */
export function readCount(cell: SheetCell | undefined): Reading<number> {
  return readAs(cell, (text) => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : "number"));
}

/**
 * Basis points of a percentage: `23.5`, `23,5 %`. A workbook keeps `23.5 %` as 0.235 and says that it is shown so; of a
 * number that it does not say it of, a part of one is taken for the same.
 */
export function readPercent(cell: SheetCell | undefined): Reading<number> {
  if (typeof cell === "object" && "number" in cell) {
    const part = Number(cell.number);
    const points = cell.percent || Math.abs(part) < 1 ? part * 10_000 : part * 100;
    const rounded = Math.round(points);
    return Math.abs(points - rounded) < 1e-6 ? { value: rounded } : { trouble: "percent" };
  }
  return readAs(cell, (text) => centsOfText(text.replaceAll("%", "")) ?? "percent");
}

/** The code of prices for some agencies. */
export function readCode(cell: SheetCell | undefined): Reading<string> {
  return readAs(cell, (text) => (/^[A-Za-z0-9]{2}$/.test(text) ? { value: text.toUpperCase() } : "code"));
}

/** What a price is of: a room or a person. */
export function readKey(cell: SheetCell | undefined): Reading<PriceKey> {
  return readAs(cell, (text) => {
    const key = keyOfText(text);
    return key ? { value: key } : "key";
  });
}

/** How rooms and people are called on rate sheets, beside the codes themselves; without accents, in small letters. */
const keyWords: [PriceKey, RegExp][] = [
  ["single_supplement", /single supp|einzel.*zuschlag|suplemento ind|supplemento sing|supplement (sing|ind)/],
  ["child_sharing", /child.*shar|kind im zimmer|nino compart|bambino in camera|enfant partag/],
  ["extra_adult", /extra (adult|person)|zusatz(person|bett)|adulto extra|adulto agg|adulte suppl/],
  ["SG", /^(single|sgl|ez|einzel|individual|singola|individuelle)/],
  ["DB", /^(double|dbl|dz|doppel|doble|doppia|matrimoniale)/],
  ["TW", /^(twin|twn|zweibett|dos camas|lits jumeaux)/],
  ["TR", /^(triple|tpl|dreibett|tripla)/],
  ["QD", /^(quad|vierbett|cuadruple)/],
  ["adult", /^(adult|erwachsen)/],
  ["child", /^(child|kind|nino|bambin|enfant)/],
  ["infant", /^(infant|kleinkind|baby|bebe|neonat)/],
  ["each", /^(each|per (vehicle|group|unit|day)|pro (fahrzeug|gruppe|tag)|vehicle|group|unit)/],
];

/** What a text says that a price is of; null where it says none of it. */
export function keyOfText(text: string): PriceKey | null {
  const code = allPriceKeys.find((key) => key.toLowerCase() === text.toLowerCase());
  if (code) return code;
  const words = withoutAccents(text);
  return keyWords.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

type Answer<Value> = Value | { value: Value } | ValueTrouble;

function readAs<Value>(cell: SheetCell | undefined, read: (text: string) => Answer<Value>): Reading<Value> {
  const text = readText(cell);
  if ("trouble" in text) return text;
  if (text.value === null) return nothing;
  const answer = read(text.value);
  if (isReading(answer)) return answer;
  return isTrouble(answer) ? { trouble: answer } : { value: answer };
}

function isReading<Value>(answer: Answer<Value>): answer is { value: Value } {
  return typeof answer === "object" && answer !== null && "value" in answer;
}

const troubles = new Set<unknown>(valueTroubles);

function isTrouble(answer: unknown): answer is ValueTrouble {
  return troubles.has(answer);
}
