import { addDays, todayIn } from "#api/domain/today.ts";
import type { ReviewStanding } from "#contract/quality/reviews/review.ts";

/** How long after a service its travellers can say how it was. */
const daysOpen = 60;

/** From when until when a service can be reviewed, and where that stands at an instant by the clock of its place. */
export function reviewTerm(
  { dateTo, timezone }: { dateTo: string; timezone: string },
  now: Date,
): { standing: ReviewStanding; opens_on: string; closes_on: string } {
  const today = todayIn(timezone, now);
  const [opensOn, closesOn] = [addDays(dateTo, 1), addDays(dateTo, daysOpen)];
  const standing = today < opensOn ? "waiting" : today > closesOn ? "closed" : "open";
  return { standing, opens_on: opensOn, closes_on: closesOn };
}
