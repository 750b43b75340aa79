import { parseClock, parseDay } from "./calendar.ts";
import type { LineRequest, SecondUnit } from "./line-shapes.ts";

/** About a century of nights. A longer line is a mistyped year, and would only keep the machine busy. */
export const longestLine = 36_600;

const minutesPerDay = 1440;
/** So many minutes late are free of charge before another 24-hour block begins. */
const graceMinutes = 59;

/** How many units a valid request has; undefined when its dates make no stay (`DATES`). */
export function unitsOf(unit: SecondUnit, request: LineRequest): number | undefined {
  const days = dayOf(request.date_to) - dayOf(request.date_from);
  if (days < 0) return undefined;
  if (unit === "night") return days === 0 ? undefined : days;
  if (unit === "trip") return 1;
  if (unit === "calendar_day") return days + 1;
  const minutes = days * minutesPerDay + minutesOf(request.end_time) - minutesOf(request.start_time);
  return minutes < 0 ? undefined : blocksOf(minutes);
}

/** Day number of a date that has been checked. */
export function dayOf(date: string): number {
  return parseDay(date) ?? 0;
}

function blocksOf(minutes: number): number {
  const whole = Math.floor(minutes / minutesPerDay);
  const late = minutes - whole * minutesPerDay > graceMinutes;
  return Math.max(1, late ? whole + 1 : whole);
}

function minutesOf(time: string | null | undefined): number {
  return parseClock(time) ?? 0;
}
