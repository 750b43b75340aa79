import type { SheetField } from "#contract/catalogue/rate-imports/sheet-fields.ts";
import type { Reading, ValueTrouble } from "./read-values.ts";
import type { ColumnOf } from "./sheet-columns.ts";
import { cellText, type CellTrouble, type SheetCell } from "./sheet.ts";

/** Why a row is left out; `column` counts from 0, `value` is what stands there. */
export type RowTrouble = {
  code: CellTrouble | ValueTrouble | "missing" | "noPrice" | "keyMissing" | "dateOrder";
  column: number | null;
  value: string;
};

type Read<Value> = (cell: SheetCell | undefined) => Reading<Value>;

/** The cells of a row, and what is wrong with those that were read. */
export class RowReader {
  readonly troubles: RowTrouble[] = [];

  constructor(
    private readonly cells: readonly SheetCell[],
    private readonly columns: ColumnOf,
  ) {}

  /** The value in a column; null where there is none, or where it is wrong. */
  at<Value>(column: number | undefined, read: Read<Value>, troubles = this.troubles): Value | null {
    if (column === undefined) return null;
    const reading = read(this.cells[column]);
    if ("value" in reading) return reading.value;
    troubles.push({ code: reading.trouble, column, value: cellText(this.cells[column]).slice(0, 60) });
    return null;
  }

  take<Value>(field: SheetField, read: Read<Value>): Value | null {
    return this.at(this.columns[field], read);
  }

  /** The same for what no row does without. */
  needed<Value>(field: SheetField, read: Read<Value>): Value | null {
    const known = this.troubles.length;
    const value = this.take(field, read);
    if (value === null && this.troubles.length === known) {
      this.troubles.push({ code: "missing", column: this.columns[field] ?? null, value: "" });
    }
    return value;
  }
}
