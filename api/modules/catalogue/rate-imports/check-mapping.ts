import type { KeptMapping } from "#api/db/schema/rate-import.ts";
import { isCost } from "#api/domain/rate-sheets/guess-columns.ts";
import { isSameSeason, readHeadings, type Headings } from "#api/domain/rate-sheets/headings.ts";
import type { DayOrder } from "#api/domain/rate-sheets/read-days.ts";
import { sheetColumns, type SheetColumns } from "#api/domain/rate-sheets/sheet-columns.ts";
import type { ReadSheet } from "#api/domain/rate-sheets/sheet.ts";
import type { Call } from "#api/http/context.ts";
import { invalid } from "#api/http/refusal.ts";
import { rateImportTextsIn } from "#api/texts/rate-import-texts.ts";
import type { SheetMappingInput } from "#contract/catalogue/rate-imports/sheet-mapping.ts";

type Place = Pick<KeptMapping, "header_row" | "day_order">;

/** Which of two numbers is the day. */
export function dayOrderOf({ day_order: order }: Place): DayOrder {
  return order ?? "dmy";
}

/** What the headings of a sheet say, by where a mapping says that they stand. */
export function headingsBy(sheet: ReadSheet, mapping: Place): Headings {
  return readHeadings(sheet.rows, mapping.header_row, dayOrderOf(mapping));
}

/** Refuses columns by which no row could be read, or of which two say the same of one season. */
export function checkMapping(sheet: ReadSheet, input: SheetMappingInput, call: Call) {
  const texts = rateImportTextsIn(call.locale);
  const { columns, header_row: header } = input;
  const headings = headingsBy(sheet, input);
  const errors: Record<string, string[]> = {};
  if (header >= sheet.rows.length) errors["header_row"] = [texts.headerBelow];
  const { of, costs } = sheetColumns(columns, headings);
  for (const [at, column] of columns.entries()) {
    const above = columns.slice(0, at);
    const saysDayAgain =
      of.dates !== undefined && (column.field === "date_from" || column.field === "date_to");
    if (saysDayAgain || above.some((other) => saysSame(other, column, costs)))
      errors[`columns.${at}.field`] = [texts.fieldTwice];
  }
  if (!isEnough(input, headings)) errors["columns"] = [texts.unmapped];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Whether rows can be read by these columns at all: each price needs a product and its days. */
export function isEnough({ columns }: Pick<SheetMappingInput, "columns">, headings: Headings): boolean {
  const { of, costs } = sheetColumns(columns, headings);
  const hasDays = of.dates !== undefined || (of.date_from !== undefined && of.date_to !== undefined);
  return of.product !== undefined && costs.length > 0 && (hasDays || costs.every(({ season }) => season));
}

type Column = SheetMappingInput["columns"][number];

function saysSame(one: Column, { field, index }: Column, costs: SheetColumns["costs"]): boolean {
  if (field === undefined || one.field !== field) return false;
  const seasonOf = (at: number) => costs.find(({ column }) => column === at)?.season ?? null;
  return !isCost(field) || isSameSeason(seasonOf(one.index), seasonOf(index));
}
