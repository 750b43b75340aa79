import { costFields, type SheetField } from "#contract/catalogue/rate-imports/sheet-fields.ts";
import type { PriceKey } from "#contract/catalogue/rates/rate-words.ts";
import {
  readAmount,
  readCode,
  readCount,
  readDay,
  readKey,
  readPercent,
  readText,
  type Reading,
  type ValueTrouble,
} from "./read-values.ts";
import { cellText, isBlank, type CellTrouble, type Sheet, type SheetCell } from "./sheet.ts";

/** Why a row is left out; `column` counts from 0, `value` is what stands there. */
export type RowTrouble = {
  code: CellTrouble | ValueTrouble | "missing" | "noPrice" | "keyMissing" | "dateOrder";
  column: number | null;
  value: string;
};

export type RowPrice = {
  key: PriceKey | null;
  from: number | null;
  to: number | null;
  cents: number;
  column: number;
};

/** What one row of a sheet says. Values that nothing stands for are null. */
export type SheetRow = {
  /** As a person counts it, from 1. */
  row: number;
  product: string | null;
  name: string | null;
  dateFrom: string | null;
  dateTo: string | null;
  priceCode: string | null;
  minUnits: number | null;
  markupBps: number | null;
  contractRef: string | null;
  prices: RowPrice[];
  troubles: RowTrouble[];
};

export type ColumnOf = Partial<Record<SheetField, number>>;

/** What the rows below the headings say, by what their columns are. Empty rows are none. */
export function readRows(sheet: Sheet, headerRow: number, columns: ColumnOf): SheetRow[] {
  return sheet.flatMap((cells, index) => {
    if (index < headerRow || cells.every((cell) => isBlank(cell) || isCovered(cell))) return [];
    return [readRow(cells, index + 1, columns)];
  });
}

/** Cells of a merged title have no content of their own. */
function isCovered(cell: SheetCell): boolean {
  return typeof cell === "object" && "trouble" in cell && cell.trouble === "merged";
}

function readRow(cells: readonly SheetCell[], row: number, columns: ColumnOf): SheetRow {
  const troubles: RowTrouble[] = [];
  const take = <Value>(field: SheetField, read: (cell: SheetCell | undefined) => Reading<Value>) => {
    const column = columns[field];
    if (column === undefined) return null;
    const reading = read(cells[column]);
    if ("value" in reading) return reading.value;
    troubles.push({ code: reading.trouble, column, value: cellText(cells[column]).slice(0, 60) });
    return null;
  };
  const needed = <Value>(field: SheetField, read: (cell: SheetCell | undefined) => Reading<Value>) => {
    const known = troubles.length;
    const value = take(field, read);
    if (value === null && troubles.length === known) {
      troubles.push({ code: "missing", column: columns[field] ?? null, value: "" });
    }
    return value;
  };
  const found = {
    row,
    product: needed("product", readText),
    name: take("name", readText),
    dateFrom: needed("date_from", readDay),
    dateTo: needed("date_to", readDay),
    priceCode: take("price_code", readCode),
    minUnits: take("min_units", readCount),
    markupBps: take("markup_bps", readPercent),
    contractRef: take("contract_ref", readText),
    prices: pricesOf(columns, take),
    troubles,
  };
  if (found.dateFrom && found.dateTo && found.dateTo < found.dateFrom) {
    troubles.push({ code: "dateOrder", column: columns.date_to ?? null, value: found.dateTo });
  }
  if (troubles.length === 0 && found.prices.length === 0) {
    troubles.push({ code: "noPrice", column: columns.cost ?? null, value: "" });
  }
  return found;
}

type Take = <Value>(field: SheetField, read: (cell: SheetCell | undefined) => Reading<Value>) => Value | null;

/** The price of the row's own key or size, and those that have columns of their own. */
function pricesOf(columns: ColumnOf, take: Take): RowPrice[] {
  const ofColumns = costFields.flatMap((field): RowPrice[] => {
    const cents = take(field, readAmount);
    // The name of the field ends in the key.
    const key = field.slice("cost_".length) as PriceKey;
    return cents === null ? [] : [{ key, from: null, to: null, cents, column: columns[field] ?? 0 }];
  });
  const cents = take("cost", readAmount);
  const key = take("key", readKey);
  const [from, to] = [take("size_from", readCount), take("size_to", readCount)];
  const own = cents === null ? [] : [{ key, from, to, cents, column: columns.cost ?? 0 }];
  return [...own, ...ofColumns];
}
