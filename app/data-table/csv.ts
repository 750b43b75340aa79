/** One column of an export: raw dates and amounts, no links. */
export type CsvColumn<Row> = { header: string; value: (row: Row) => string | number | null };

/** Tells spreadsheets that the file is UTF-8. */
export const byteOrderMark = "\uFEFF";

/** One line with its end (RFC 4180). */
export function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(csvCell).join(",")}\r\n`;
}

/**
 * One value. A text that a spreadsheet would run as a formula gets an apostrophe in front; numbers are written
 * as they are, the negative ones too.
 */
export function csvCell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const harmless = /^[\s\u0000-\u001F]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
