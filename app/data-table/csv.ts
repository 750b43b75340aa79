import { moneyInputValue } from "#app/domain/money.ts";
import type { Locale } from "#contract/primitives.ts";

/** A text, a number, or an amount of money in cents, which is written with its two decimals. */
export type CsvValue = string | number | null | { cents: number };

/** One column of an export: raw dates and amounts, no links. */
export type CsvColumn<Row> = { header: string; value: (row: Row) => CsvValue };

/** What stands between two values, and in a number before its decimals. */
type Notation = { separator: "," | ";"; decimal: "." | "," };

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = "\uFEFF";

const withPoint: Notation = { separator: ",", decimal: "." };
const withComma: Notation = { separator: ";", decimal: "," };

/** A spreadsheet reads a file with the signs of its own language: semicolons wherever numbers have a comma. */
const notationOf = (locale: Locale) => (locale === "en" ? withPoint : withComma);

/** The beginning of a file: the mark of its encoding and the headings. */
export function csvHead(headings: readonly string[], locale: Locale): string {
  return byteOrderMark + csvLine(headings, locale);
}

/** A whole file, for what is no longer than a page. */
export function csvFile<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[], locale: Locale) {
  const headings = columns.map(({ header }) => header);
  return csvHead(headings, locale) + csvLines(columns, rows, locale);
}

/** The lines of some rows, without the headings. */
export function csvLines<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[], locale: Locale) {
  const lineOf = (row: Row) => columns.map(({ value }) => value(row));
  return rows.map((row) => csvLine(lineOf(row), locale)).join("");
}

/** One line with its end (RFC 4180, apart from the separator). */
export function csvLine(values: readonly CsvValue[], locale: Locale): string {
  const { separator } = notationOf(locale);
  return `${values.map((value) => csvCell(value, locale)).join(separator)}\r\n`;
}

/**
 * One value. A text that a spreadsheet would run as a formula gets an apostrophe in front; numbers and amounts are
 * written as they are, the negative ones too.
 */
export function csvCell(value: CsvValue, locale: Locale): string {
  if (value === null) return "";
  const { separator, decimal } = notationOf(locale);
  if (typeof value === "number") return quoted(String(value).replace(".", decimal), separator);
  if (typeof value === "object") return quoted(moneyInputValue(value.cents).replace(".", decimal), separator);
  const isFormula = /^[\s\u0000-\u001F]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(value);
  return quoted(isFormula ? `'${value}` : value, separator);
}

function quoted(text: string, separator: string): string {
  const breaksTheLine = text.includes(separator) || /["\r\n]/.test(text);
  return breaksTheLine ? `"${text.replaceAll('"', '""')}"` : text;
}
