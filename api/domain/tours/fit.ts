import { addDays } from "#api/domain/today.ts";

/** So long after the end of a trip a tour may still begin; whoever wants it later begins another quote. */
const daysAfter = 31;

/** First and last day on which a tour may begin that is put into a trip; all days `YYYY-MM-DD`. */
export function startsFor({ travelDate, endDate }: { travelDate: string; endDate: string }) {
  return { from: travelDate, to: addDays(endDate, daysAfter) };
}

type Span = { dateFrom: string; dateTo: string };

/** Both are on the same day at least once; nobody is on two tours at once. */
export function overlap(one: Span, other: Span): boolean {
  return one.dateFrom <= other.dateTo && other.dateFrom <= one.dateTo;
}
