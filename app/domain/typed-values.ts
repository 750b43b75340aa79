import { parseMoneyInput } from "#app/domain/money.ts";
import { readTypedDate } from "#app/domain/typed-dates.ts";
import { writeTypedDate } from "#app/domain/written-dates.ts";
import type { FieldFormat } from "#contract/field-facts.ts";
import { numberFormatter } from "#contract/formatters.ts";
import type { Locale } from "#contract/primitives.ts";

/**
 * How people type a value that is kept in another form. `money` is kept in cents, `percent` in basis points,
 * `date` as `YYYY-MM-DD`, `clock` as `hhmm`, `integer` and `decimal` as numbers.
 */
export type Format = FieldFormat;

/** Formats by field name; of fields in repeated rows without the number: `rooms[].price`. */
export type Formats = Readonly<Record<string, Format>>;

const readers: Record<Format, (text: string) => string | number | null> = {
  money: parseMoneyInput,
  percent: (text) => parseMoneyInput(text.replace(/\s?%$/, "")),
  integer: readTypedInteger,
  decimal: readTypedDecimal,
  date: readTypedDate,
  clock: readTypedClock,
};

/** The value that is kept, of what a person typed in any of our notations; null when it is none. */
export function readTyped(format: Format, text: string): string | number | null {
  return text.length > 40 ? null : readers[format](text.trim());
}

/** The kept value as a field shows it to be changed, in the reader's notation. */
export function writeTyped(format: Format, value: string | number, locale: Locale): string {
  if (format === "date") return writeTypedDate(String(value), locale);
  if (format === "clock") return writeTypedClock(String(value));
  const number = Number(value);
  if (!Number.isFinite(number)) return String(value);
  if (format === "money" || format === "percent") {
    const fraction = { minimumFractionDigits: format === "money" ? 2 : 0, maximumFractionDigits: 2 };
    return numberFormatter(locale, { useGrouping: false, ...fraction }).format(number / 100);
  }
  return numberFormatter(locale, { useGrouping: false, maximumFractionDigits: 10 }).format(number);
}

/** A whole number; thousands may be grouped. */
function readTypedInteger(text: string): number | null {
  const compact = text.replace(/[\s\u00a0\u202f'’]/g, "");
  const whole = /^-?(?:\d{1,12}|\d{1,3}(?:[.,]\d{3}){1,3})$/.exec(compact);
  return whole ? Number(compact.replace(/[.,]/g, "")) : null;
}

/** A number with a point or a comma before its decimals; never grouped, so `1.234` means the same to everybody. */
function readTypedDecimal(text: string): number | null {
  return /^-?\d{1,12}(?:[.,]\d{1,10})?$/.test(text) ? Number(text.replace(",", ".")) : null;
}

/** `hhmm` of `0930`, `930`, `9:30`, `9.30`, `9h30` or `9`, and as English writes it: `9:30 am`, `3pm`. */
function readTypedClock(text: string): string | null {
  const [, hour, minute = "00", half] = /^(\d{1,2})(?:[:.](\d{2}))?\s?([ap])\.?m\.?$/i.exec(text) ?? [];
  if (hour && half) {
    if (Number(hour) < 1 || Number(hour) > 12) return null;
    const since = half.toLowerCase() === "p" ? 12 : 0;
    return readTypedClock(`${String((Number(hour) % 12) + since)}:${minute}`);
  }
  const parts = /^(\d{1,2})(?:\s?[:.h]\s?(\d{2})|(?:\s?h)?)$/i.exec(text) ?? /^(\d{1,2})(\d{2})$/.exec(text);
  if (!parts) return null;
  const [, hours = "", minutes = "00"] = parts;
  if (Number(hours) > 23 || Number(minutes) > 59) return null;
  return hours.padStart(2, "0") + minutes;
}

function writeTypedClock(hhmm: string): string {
  return /^\d{4}$/.test(hhmm) ? `${hhmm.slice(0, 2)}:${hhmm.slice(2)}` : hhmm;
}
