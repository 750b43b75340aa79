import {
  costFields,
  type CostField,
  type SheetField,
} from "#contract/catalogue/rate-imports/sheet-fields.ts";
import { isCost } from "./guess-columns.ts";
import type { Headings, HeadingSeason } from "./headings.ts";

export type ColumnOf = Partial<Record<SheetField, number>>;

/** What the columns of a sheet are: by what they say, and those of prices with the season that each is of. */
export type SheetColumns = {
  of: ColumnOf;
  /** Index of the first row that is read. */
  firstRow: number;
  costs: { field: CostField; column: number; season: HeadingSeason | null }[];
};

/** The columns by what they are; seasons of headings count where no column has days. */
export function sheetColumns(
  columns: readonly { index: number; field?: SheetField | null | undefined }[],
  { seasons, firstRow, belowDays }: Headings,
): SheetColumns {
  const known = columns.flatMap(({ index, field }) => (field ? [{ field, column: index }] : []));
  // Of two columns that say the same the first one counts.
  const of: ColumnOf = Object.fromEntries(known.toReversed().map(({ field, column }) => [field, column]));
  const hasDates = of.dates !== undefined || of.date_from !== undefined || of.date_to !== undefined;
  const costs = known.flatMap(({ field, column }) =>
    isCost(field) ? [{ field, column, season: hasDates ? null : (seasons[column] ?? null) }] : [],
  );
  return {
    of,
    firstRow: hasDates ? firstRow : belowDays,
    costs: costs.toSorted((one, other) => rankOf(one.field) - rankOf(other.field)),
  };
}

/** The row's own price comes first, then those of rooms and people in the order of the editor of rates. */
const rankOf = (field: CostField) => costFields.findIndex((one) => one === field);
