import { addDays, daysBetween } from "#api/domain/today.ts";

/** A day of a trip; `ofTour`: it came with a tour that goes on beyond the trip. */
export type TripDay = { dayNo: number; date: string; ofTour: boolean };

/** A service as far as the length of a trip depends on it. */
export type SpanLine = { dayNo: number; dateTo: string; isTour: boolean; isTaken: boolean };

/**
 * How long a trip is with the tours that are taken in it: days that a tour needs beyond its end come to it, and days that
 * came with a tour go when nothing begins on them any more. Answers the number of its last day; days are numbered
 * from 1 without gaps.
 */
export function lastDayWithTours(days: readonly TripDay[], lines: readonly SpanLine[]): number {
  const own = days.filter(({ ofTour }) => !ofTour).map(({ dayNo }) => dayNo);
  const [first] = days;
  const tours = lines
    .filter(({ isTour, isTaken }) => isTour && isTaken)
    .map(({ dateTo }) => (first ? dayNoOf(dateTo, first.date) : 1));
  return Math.max(1, ...own, ...tours, ...lines.map(({ dayNo }) => dayNo));
}

/** The number of a day in a trip that begins on `start`; both `YYYY-MM-DD`. */
export function dayNoOf(date: string, start: string): number {
  return 1 + daysBetween(start, date);
}

/** The date of a numbered day. */
export function dateOf(dayNo: number, start: string): string {
  return addDays(start, dayNo - 1);
}
