import { isBought, isRounding, type RuledLine } from "#api/domain/files/line-rules.ts";
import { addDays } from "#api/domain/today.ts";
import { isStay } from "#contract/catalogue/products/service-groups.ts";
import type { ServiceType } from "#contract/primitives.ts";

export type MovableLine = Pick<RuledLine, "kind" | "status" | "packageSlot" | "optionId" | "departureId"> & {
  id: number;
  uid: string;
  serviceType: ServiceType;
  dayNo: number;
  dateFrom: string;
  dateTo: string;
};

/** A day that is put in before the one of that date, or the one of that date that is taken out. */
export type DayMoveWish = { what: "insert" | "remove"; date: string; stretch: ReadonlySet<string> };

export type LineMove<Line> = { line: Line; dateFrom: string; dateTo: string };

export type DayMovePlan<Line> = {
  /** What goes to other dates as it is. */
  moves: LineMove<Line>[];
  /** What reaches over the day, with the last date that it would have. */
  spans: LineMove<Line>[];
  /** Those of both that cannot be moved as it is wished. */
  held: Line[];
  /** What begins on the day that is to go. */
  filled: Line[];
};

/** Nobody outside was asked for it, nothing is held for it, and no timetable of ours says when it is. */
function isFree(line: MovableLine): boolean {
  if (!isBought(line)) return true;
  return line.departureId === null && ["QU", "AV", "OR", "UN"].includes(line.status);
}

/**
 * Which services move when a day is put in or taken out, which reach over it, and which stand in the way. What was
 * cancelled stays where it was. Dates `YYYY-MM-DD`.
 */
export function planDayMove<Line extends MovableLine>(
  lines: readonly Line[],
  { what, date, stretch }: DayMoveWish,
): DayMovePlan<Line> {
  const by = what === "insert" ? 1 : -1;
  const live = lines.filter((line) => !isRounding(line) && line.status !== "CX" && line.status !== "CP");
  const isBehind = ({ dateFrom }: Line) => (what === "insert" ? dateFrom >= date : dateFrom > date);
  const moves = live.filter(isBehind).map((line) => ({
    line,
    dateFrom: addDays(line.dateFrom, by),
    dateTo: addDays(line.dateTo, by),
  }));
  const spans = live
    .filter((line) => line.dateFrom < date && line.dateTo >= date && lasts(line))
    .map((line) => ({ line, dateFrom: line.dateFrom, dateTo: addDays(line.dateTo, by) }))
    .filter((one) => one.dateTo > one.dateFrom);
  const wished = spans.filter(({ line }) => stretch.has(line.uid));
  return {
    moves,
    spans,
    held: [...moves, ...wished].map(({ line }) => line).filter((line) => !isFree(line)),
    filled: what === "remove" ? live.filter(({ dateFrom }) => dateFrom === date) : [],
  };
}

/** Nights and days that can be more or fewer; a tour has its length. */
function lasts({ serviceType, departureId }: MovableLine): boolean {
  return departureId === null && (isStay(serviceType) || serviceType === "RC");
}
