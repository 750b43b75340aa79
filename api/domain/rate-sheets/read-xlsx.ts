import { addDays } from "#api/domain/today.ts";
import { readXml } from "./read-xml.ts";
import {
  sheetLimits,
  UnreadableSheet,
  withinLimits,
  type ReadSheet,
  type Sheet,
  type SheetCell,
} from "./sheet.ts";
import { readWorkbook, type Workbook } from "./workbook.ts";
import { openZip } from "./zip.ts";

/** Reads the first sheet of a workbook that is not hidden. Formulas count as what they came to when it was saved. */
export function readXlsx(bytes: Uint8Array): ReadSheet {
  const parts = openZip(bytes);
  const book = readWorkbook(parts);
  const [first, ...others] = book.sheets;
  const xml = first && parts.open(first.part);
  if (!first || !xml) throw new UnreadableSheet("empty");
  const { rows, merged } = cellsOf(xml, book);
  markMerged(rows, merged);
  return {
    rows: withinLimits(Array.from(rows, (row) => Array.from(row ?? [], (cell) => cell ?? ""))),
    sheetName: first.name.slice(0, 60),
    otherSheets: others.slice(0, 20).map(({ name }) => name.slice(0, 60)),
  };
}

type Open = { row: number; column: number; type: string; style: number; hasFormula: boolean; value: string };

function cellsOf(xml: string, book: Workbook) {
  const rows: Sheet = [];
  const merged: string[] = [];
  let open: Open | null = null;
  let reads = false;
  readXml(xml, {
    open: (name, given) => {
      if (name === "c") {
        const [row, column] = placeOf(given["r"] ?? "");
        const style = Number(given["s"] ?? 0);
        open = { row, column, type: given["t"] ?? "n", style, hasFormula: false, value: "" };
      }
      if (name === "f" && open) open.hasFormula = true;
      if (name === "mergeCell") merged.push(given["ref"] ?? "");
      reads = name === "v" || name === "t";
    },
    text: (piece) => {
      if (open && reads) open.value += piece;
    },
    close: (name) => {
      reads = false;
      if (name !== "c" || !open) return;
      const cell = cellOf(open, book);
      if (cell !== "") put(rows, open, cell);
      open = null;
    },
  });
  return { rows, merged };
}

function put(rows: Sheet, { row, column }: Pick<Open, "row" | "column">, cell: SheetCell): void {
  if (row >= sheetLimits.rows) throw new UnreadableSheet("rows");
  if (column >= sheetLimits.columns) throw new UnreadableSheet("columns");
  (rows[row] ??= [])[column] = cell;
}

/** Row and column of `B3`, from 0 on. */
function placeOf(name: string): [row: number, column: number] {
  const [, letters, digits] = /^([A-Z]{1,3})(\d{1,7})$/.exec(name) ?? [];
  if (letters === undefined) throw new UnreadableSheet("broken");
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return [Number(digits) - 1, column - 1];
}

function cellOf({ type, style, hasFormula, value }: Open, book: Workbook): SheetCell {
  if (hasFormula && value === "" && type !== "str") return { trouble: "formula" };
  if (type === "e") return { trouble: "error" };
  if (type === "s") return book.texts[Number(value)] ?? "";
  if (type === "d") return { day: value.slice(0, 10) };
  if (type !== "n") return value;
  if (value === "") return "";
  if (!Number.isFinite(Number(value))) return { trouble: "error" };
  const shown = book.shownAs[style];
  if (shown === "day") return dayOf(Number(value), book);
  return { number: value, ...(shown === "percent" && { percent: true }) };
}

/** Days are counted from the end of 1899; those before March 1900, where the count is a day off, are no days of rates. */
function dayOf(serial: number, { from1904 }: Workbook): SheetCell {
  const day = Math.floor(serial) + (from1904 ? 1462 : 0);
  if (day < 61 || day > 2_958_465) return { trouble: "error" };
  return { day: addDays("1899-12-30", day) };
}

/**
 * What stands in a merged area is the value of its first cell alone: the others are no empty cells. No cell is in two
 * areas, so that together they have no more cells than a sheet.
 */
function markMerged(rows: Sheet, areas: readonly string[]): void {
  let left = sheetLimits.rows * sheetLimits.columns;
  for (const area of areas) {
    const [from = "", to = from] = area.split(":");
    const [top, first] = placeOf(from);
    const [bottom, last] = placeOf(to);
    if (rows[top]?.[first] === undefined) continue;
    for (let row = top; row <= Math.min(bottom, rows.length - 1); row += 1) {
      for (let column = first; column <= Math.min(last, sheetLimits.columns - 1); column += 1) {
        left -= 1;
        if (left < 0) throw new UnreadableSheet("broken");
        if (row > top || column > first) (rows[row] ??= [])[column] = { trouble: "merged" };
      }
    }
  }
}
