import type { Remedy } from "#contract/catalogue/pricing/refusal.ts";
import { calculateLine, type Plan, usedRows } from "./calculate-line.ts";
import { formatDay } from "./calendar.ts";
import { rowWithMinimumMissed } from "./checks.ts";
import type { Reason, ReasonCode } from "./line-answers.ts";
import type { LineInput } from "./line-shapes.ts";
import { dayOf, unitsOf } from "./units.ts";
import type { CheckedLine } from "./validate.ts";

/** How far ahead a start is looked for, and how much longer a stay, in days. */
const farthestStart = 366;
const farthestEnd = 60;
/** Searching means pricing again; a line longer than this is not searched for. */
const longestSearched = 366;
/** Moving the dates does not change these, so they are no reason to pass a day over. */
const aboutPeople: ReadonlySet<ReasonCode> = new Set<ReasonCode>([
  "PAX_RANGE",
  "AGE_NOT_ALLOWED",
  "OCCUPANCY",
  "CAPACITY",
]);
/** The last one that the contract's dates know. */
const lastDay = dayOf("9998-12-31");

/** The unit of lengths as a guest counts them; a trip has no length. */
export function stayUnit({ option }: LineInput): "night" | "day" | undefined {
  if (option.second_unit === "trip") return undefined;
  return option.second_unit === "night" ? "night" : "day";
}

/** The earliest end from the wanted start. */
export function endLater({ option, request }: LineInput): Remedy[] {
  const from = dayOf(request.date_from);
  const same = unitsOf(option.second_unit, { ...request, date_to: request.date_from });
  return [{ code: "END_LATER", params: { date: formatDay(same === undefined ? from + 1 : from) } }];
}

/** The next first day on which the same line, as long as it is, finds rates for all its dates. */
export function nextStart(checked: CheckedLine, { units }: Plan): Remedy[] {
  const { request } = checked.line;
  const from = dayOf(request.date_from);
  const to = dayOf(request.date_to);
  const shifts = units > longestSearched ? 0 : Math.min(farthestStart, lastDay - to);
  for (let shift = 1; shift <= shifts; shift += 1) {
    if (passes(checked, from + shift, to + shift, aboutPeople)) {
      return [{ code: "NEXT_START", params: { date: formatDay(from + shift) } }];
    }
  }
  return [{ code: "NO_NEXT_START", params: {} }];
}

/** The weekdays of the rows that hold the date but not its weekday. */
export function soldOn(checked: CheckedLine, { selection }: Plan, reason: Reason): Remedy[] {
  const day = dayOf(reason.date ?? checked.line.request.date_from);
  const mask = selection.candidates
    .filter((row) => row.from <= day && day <= row.to && row.rate.closed !== true)
    .reduce((before, { rate }) => before | (rate.dow_mask ?? 127), 0);
  const weekdays = [0, 1, 2, 3, 4, 5, 6].filter((weekday) => (mask & (1 << weekday)) !== 0);
  return weekdays.length > 0 ? [{ code: "SOLD_ON", params: { weekdays } }] : [];
}

/**
 * The minimum and from when it holds, and the shortest longer stay that passes; where longer does not help, the next
 * start. `reasons` are all that the line is refused for: an unsold room is no fault of the length.
 */
export function minimumStay(checked: CheckedLine, plan: Plan, reasons: readonly Reason[]): Remedy[] {
  const unit = stayUnit(checked.line);
  const missed = rowWithMinimumMissed(usedRows(plan), plan.units);
  if (unit === undefined || missed === undefined) return nextStart(checked, plan);
  const from = plan.days[plan.selection.rows.indexOf(missed.row)] ?? dayOf(checked.line.request.date_from);
  const units = missed.row.rate.min_units ?? 1;
  const tolerated = new Set([
    ...aboutPeople,
    ...reasons.map(({ code }) => code).filter((code) => code === "NOT_SOLD"),
  ]);
  const longer = shortestStay(checked, unit, tolerated);
  return [
    { code: "STAY_AT_LEAST", params: { units, unit, date: formatDay(from) } },
    ...(longer === undefined ? nextStart(checked, plan) : [longer]),
  ];
}

function shortestStay(
  checked: CheckedLine,
  unit: "night" | "day",
  tolerated: ReadonlySet<ReasonCode>,
): Remedy | undefined {
  const { option, request } = checked.line;
  const from = dayOf(request.date_from);
  const to = dayOf(request.date_to);
  const ends = Math.min(farthestEnd, lastDay - to);
  for (let longer = 1; longer <= ends; longer += 1) {
    if (!passes(checked, from, to + longer, tolerated)) continue;
    const date = formatDay(to + longer);
    const units = unitsOf(option.second_unit, { ...request, date_to: date }) ?? 0;
    return { code: "SHORTEST_STAY", params: { units, unit, date } };
  }
  return undefined;
}

/** The maximum of the first date's row. */
export function maximumStay({ line }: CheckedLine, plan: Plan): Remedy[] {
  const unit = stayUnit(line);
  const max = plan.selection.rows[0]?.rate.max_units ?? null;
  if (unit === undefined || max === null || max < 1) return [];
  return [{ code: "STAY_AT_MOST", params: { units: max, unit, date: line.request.date_from } }];
}

function passes(
  { line, rateDays }: CheckedLine,
  from: number,
  to: number,
  tolerated: ReadonlySet<ReasonCode>,
): boolean {
  const request = { ...line.request, date_from: formatDay(from), date_to: formatDay(to) };
  const outcome = calculateLine({ line: { ...line, request }, rateDays });
  return !("reasons" in outcome) || outcome.reasons.every(({ code }) => tolerated.has(code));
}
