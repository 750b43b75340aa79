import { todayIn } from "#api/domain/today.ts";
import type { LinkState } from "#contract/sales/itineraries/link.ts";

/**
 * How long a client's link outlives the trip. A year: photos are sorted, receipts handed in and the same journey
 * recommended, then names and addresses of a trip that is over are nobody's business any more.
 */
const monthsAfterTrip = 12;

/** How long the link to a quote outlives a refusal: long enough to think again, no longer. */
const monthsAfterRefusal = 3;

/**
 * What decides when a client's link ends: the last day of the trip, `YYYY-MM-DD`, the time zone in which days are
 * counted, and of a quote that stands declined the instant of that. Every itinerary and every version of a quote has a
 * last day, so nothing else has to stand in for it.
 */
export type LinkTerm = { dateTo: string; timezone: string; declinedAt?: Date | null };

/**
 * The last date on which a client's link opens: twelve months after the last day of the trip, or three months after the
 * day of the refusal where that is sooner.
 */
export function linkEndsOn({ dateTo, timezone, declinedAt }: LinkTerm): string {
  const afterTrip = monthsLater(dateTo, monthsAfterTrip);
  if (!declinedAt) return afterTrip;
  const afterRefusal = monthsLater(todayIn(timezone, declinedAt), monthsAfterRefusal);
  return afterRefusal < afterTrip ? afterRefusal : afterTrip;
}

/** Whether the last date of the link is over, by the clock of its time zone. */
export function hasLinkEnded(term: LinkTerm, now: Date): boolean {
  return todayIn(term.timezone, now) > linkEndsOn(term);
}

/**
 * What became of a client's link: `open`, `closed` by those who manage it, or `ended` with its time. What has ended is
 * not opened again, whatever it was before.
 */
export function linkState({ closedAt, ...term }: LinkTerm & { closedAt: Date | null }, now: Date): LinkState {
  if (hasLinkEnded(term, now)) return "ended";
  return closedAt === null ? "open" : "closed";
}

/** The same day so many months later, and the last of the month where that month is shorter. */
function monthsLater(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const later = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth)));
  return later.toISOString().slice(0, 10);
}
