import { todayIn } from "#api/domain/today.ts";

/**
 * How long a client's link outlives the trip. A year: photos are sorted, receipts handed in and the same journey
 * recommended, then names and addresses of a trip that is over are nobody's business any more.
 */
const monthsAfterTrip = 12;

/** What decides when the link to an itinerary ends: its last day, `YYYY-MM-DD`, and the time zone of the trip. */
export type TripEnd = { dateTo: string; timezone: string };

/**
 * The last date on which the link to an itinerary opens: twelve months after the last day of the trip, and the last
 * day of the month where that month is shorter.
 */
export function linkEndsOn(dateTo: string): string {
  const [year = 0, month = 1, day = 1] = dateTo.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + monthsAfterTrip, 0)).getUTCDate();
  const end = new Date(Date.UTC(year, month - 1 + monthsAfterTrip, Math.min(day, lastOfMonth)));
  return end.toISOString().slice(0, 10);
}

/** Whether the last date of the link is over, by the clock of the place where the trip began. */
export function hasLinkEnded({ dateTo, timezone }: TripEnd, now: Date): boolean {
  return todayIn(timezone, now) > linkEndsOn(dateTo);
}

/**
 * What became of a client's link: `open`, `closed` by the office, or `ended` with its time. What has ended is not
 * opened again, whatever it was before.
 */
export function linkState(
  { closedAt, ...end }: TripEnd & { closedAt: Date | null },
  now: Date,
): "open" | "closed" | "ended" {
  if (hasLinkEnded(end, now)) return "ended";
  return closedAt === null ? "open" : "closed";
}
