/**
 * What a cell of a rate sheet holds: the text that stands there; of a workbook also numbers and days as such, or why
 * there is nothing to read. A number that is shown as a percentage is a hundredth of it.
 */
export type SheetCell =
  | string
  | { number: string; percent?: true }
  | { day: string }
  | { trouble: CellTrouble };
export type CellTrouble = "formula" | "merged" | "error";

/** Rows of a rate sheet from its first on, so that the row with index 0 is what a person calls row 1. */
export type Sheet = SheetCell[][];

/** A file as it was read. Of a workbook one sheet is read; the others are named, so that nothing is lost unsaid. */
export type ReadSheet = { rows: Sheet; sheetName: string | null; otherSheets: string[] };

/** Why a file cannot be read at all. */
export const sheetRefusals = [
  ...["empty", "kind", "encoding", "broken", "unpacked", "locked"],
  ...["rows", "columns", "quotes"],
] as ("empty" | "kind" | "encoding" | "broken" | "unpacked" | "locked" | "rows" | "columns" | "quotes")[];
export type SheetRefusal = (typeof sheetRefusals)[number];

/** Thrown by readers of files, and caught by `readSheet`. */
export class UnreadableSheet extends Error {
  constructor(readonly refusal: SheetRefusal) {
    super(`Unreadable sheet: ${refusal}`);
  }
}

/** What a sheet may hold. 5,000 rows of prices, and what stands above them. */
export const sheetLimits = { rows: 5_050, columns: 60, letters: 300, unpackedBytes: 40 * 1024 * 1024 };

/** True where nothing stands in a cell. */
export function isBlank(cell: SheetCell | undefined): boolean {
  return cell === undefined || (typeof cell === "string" && cell.trim() === "");
}

/** Cells of a merged title have no content of their own. */
export function isCovered(cell: SheetCell): boolean {
  return typeof cell === "object" && "trouble" in cell && cell.trouble === "merged";
}

/** The text of a cell, as a person reads it; empty where there is none. */
export function cellText(cell: SheetCell | undefined): string {
  if (cell === undefined) return "";
  if (typeof cell === "string") return cell.replaceAll(/\s+/g, " ").trim();
  if ("number" in cell) return cell.number;
  return "day" in cell ? cell.day : "";
}

/** Rows without the empty ones at their end, each without the empty cells at its end, within the limits. */
export function withinLimits(rows: Sheet): Sheet {
  const kept = rows.map((row) => row.slice(0, row.findLastIndex((cell) => !isBlank(cell)) + 1));
  const sheet = kept.slice(0, kept.findLastIndex((row) => row.length > 0) + 1);
  if (sheet.length === 0) throw new UnreadableSheet("empty");
  if (sheet.length > sheetLimits.rows) throw new UnreadableSheet("rows");
  if (sheet.some((row) => row.length > sheetLimits.columns)) throw new UnreadableSheet("columns");
  return sheet.map((row) => row.map(shortened));
}

/** No column has so long a text: comments beside the prices are cut, as nothing reads them. */
function shortened(cell: SheetCell): SheetCell {
  // A database keeps no NUL.
  return typeof cell === "string" ? cell.replaceAll("\u0000", "").slice(0, sheetLimits.letters) : cell;
}
