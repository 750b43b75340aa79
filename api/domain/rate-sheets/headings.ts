import { dayOfText, type DayOrder } from "./read-days.ts";
import { rangesOfText, type DayRange } from "./read-ranges.ts";
import { keyOfText } from "./read-values.ts";
import { cellText, isBlank, isCovered, type Sheet, type SheetCell } from "./sheet.ts";

/** The days of a column of prices, which its heading or what stands above or below it names. */
export type HeadingSeason = {
  name: string | null;
  ranges: DayRange[];
  /** The column of the cell that says it; the first one is a title of the whole sheet. */
  origin: number;
};

/** What the headings of a sheet say. */
export type Headings = {
  /** By column: what stands there without the days of a season. */
  texts: string[];
  /** By column: its season, where the sheet has its seasons side by side. */
  seasons: (HeadingSeason | null)[];
  /** Index of the first row below them, and below rows that hold days of seasons alone. */
  firstRow: number;
  belowDays: number;
};

const mostAbove = 3;
const mostBelow = 2;

/** So long may a heading be that names days; what is longer is a paragraph. */
const longestHeading = 120;

type RangesOf = (text: string) => ReturnType<typeof rangesOfText>;

/** Reads the days of each heading once, however many rows it is looked at from. */
export function rangesBy(order: DayOrder): RangesOf {
  const known = new Map<string, ReturnType<RangesOf>>();
  return (text) => {
    const found = known.get(text);
    if (found) return found;
    const read = text.length > longestHeading ? { ranges: [], rest: text } : rangesOfText(text, order);
    known.set(text, read);
    return read;
  };
}

type Said = { text: string; origin: number; isAbove: boolean };

/**
 * Reads what stands in a row of headings, counted from 1, and in the rows around it that belong to it: the names of
 * seasons over the rooms, often in merged cells, and their days above, beside or below the names.
 */
export function readHeadings(
  sheet: Sheet,
  headerRow: number,
  order: DayOrder,
  rangesOf: RangesOf = rangesBy(order),
): Headings {
  const own = headerRow - 1;
  const wide = sheet.reduce((most, { length }) => Math.max(most, length), 0);
  const above = rowsAbove(sheet, own);
  const below = rowsBelow(sheet, headerRow, (cell) => saysDays(cell, order, rangesOf));
  const columns = Array.from({ length: wide }, (_none, column) => {
    const heading: Said = { text: cellText(sheet[own]?.[column]), origin: column, isAbove: false };
    const over = above.flatMap((row) => spread(row, column));
    const under = below.map((row) => ({ text: cellText(row[column]), origin: column, isAbove: false }));
    return { heading, over, under, lone: above.map((row) => cellText(row[column])) };
  });
  return {
    texts: columns.map(({ heading, lone }) => {
      const { ranges, rest } = rangesOf(heading.text);
      const text = ranges.length > 0 ? rest : heading.text;
      return text === "" && ranges.length === 0 ? (lone.findLast((one) => one !== "") ?? "") : text;
    }),
    seasons: columns.map(({ heading, over, under }) =>
      seasonOf([...over, heading, ...under], order, rangesOf),
    ),
    firstRow: headerRow,
    belowDays: headerRow + below.length,
  };
}

/** The rows over the headings up to an empty one, from top to bottom. */
function rowsAbove(sheet: Sheet, own: number): SheetCell[][] {
  const rows: SheetCell[][] = [];
  for (let index = own - 1; index >= 0 && rows.length < mostAbove; index -= 1) {
    const row = sheet[index] ?? [];
    if (row.every((cell) => isBlank(cell) || isCovered(cell))) break;
    rows.unshift(row);
  }
  return rows;
}

type SaysDays = (cell: SheetCell) => boolean;

/** The rows right below the headings that hold days and no prices. */
function rowsBelow(sheet: Sheet, headerRow: number, says: SaysDays): SheetCell[][] {
  const next = sheet.slice(headerRow, headerRow + mostBelow);
  const end = next.findIndex((row) => !isOfDays(row, says));
  return end < 0 ? next : next.slice(0, end);
}

function isOfDays([label, ...row]: readonly SheetCell[], says: SaysDays): boolean {
  const filled = row.filter((cell) => !isBlank(cell) && !isCovered(cell));
  return filled.length > 0 && filled.every(says) && !(label !== undefined && says(label));
}

function saysDays(cell: SheetCell, order: DayOrder, rangesOf: RangesOf): boolean {
  if (typeof cell === "object" && "day" in cell) return true;
  const text = cellText(cell);
  return dayOfText(text, order) !== null || rangesOf(text).ranges.length > 0;
}

/** What a cell over a column says; an empty or a covered one says what stands to its left, as titles reach to the right. */
function spread(row: readonly SheetCell[], column: number): Said[] {
  for (let origin = Math.min(column, row.length - 1); origin >= 0; origin -= 1) {
    const text = cellText(row[origin]);
    if (text !== "") return [{ text, origin, isAbove: true }];
  }
  return [];
}

function seasonOf(said: readonly Said[], order: DayOrder, rangesOf: RangesOf): HeadingSeason | null {
  const found = said.map((one) => ({
    ...one,
    ...rangesOf(one.text),
    day: dayOfText(one.text, order),
  }));
  const names = found.filter(
    ({ text, ranges, day, origin }) => ranges.length === 0 && day === null && origin > 0 && isName(text),
  );
  const nameOver = names.findLast(({ isAbove }) => isAbove)?.text ?? null;
  // The nearest one: a title of the whole sheet stands on top.
  const inOne = found.findLast(({ ranges }) => ranges.length > 0);
  if (inOne) {
    const { ranges, rest, origin } = inOne;
    return { name: isName(rest) && origin > 0 ? rest : nameOver, ranges, origin };
  }
  const [from, to, ...more] = found.filter(({ day }) => day !== null);
  if (!from?.day || !to?.day || more.length > 0 || to.day < from.day) return null;
  const range = { from: from.day, to: to.day };
  return { name: nameOver ?? names[0]?.text ?? null, ranges: [range], origin: from.origin };
}

/** What is no room and no person is the name of a season. */
function isName(text: string): boolean {
  return text !== "" && keyOfText(text) === null;
}

/** Two columns of one season. */
export function isSameSeason(one: HeadingSeason | null, other: HeadingSeason | null): boolean {
  return JSON.stringify(one?.ranges) === JSON.stringify(other?.ranges);
}
