const hourMs = 60 * 60 * 1000;
/** A service that begins within so many days is near. */
const nearDays = 7;
/** The longest that an answer about a service that is near may take, in hours. */
const nearHours = 12;
/** An answer can be changed for so long (rulings 16). */
const changeMs = 10 * 60 * 1000;

/** How often a supplier is reminded before a person takes over (domain 3.6). */
export const mostReminders = 3;

/**
 * Until when an answer is asked for: the hours that the supplier promised, fewer where the service is near, and at least
 * one. `minutesLeft` are those until the first day of the service begins at the brand's office.
 */
export function answerTime(
  now: Date,
  slaHours: number,
  minutesLeft: number,
): { dueAt: Date; isUrgent: boolean } {
  const isUrgent = minutesLeft <= nearDays * 24 * 60;
  const most = isUrgent ? Math.min(slaHours, nearHours, Math.floor(minutesLeft / 60 / 2)) : slaHours;
  return { dueAt: new Date(now.getTime() + Math.max(1, most) * hourMs), isUrgent };
}

/** Until when an answer can be changed by those who gave it. */
export function changeableUntil(respondedAt: Date): Date {
  return new Date(respondedAt.getTime() + changeMs);
}

/** Whether an answer is late. */
export function isOverdue(dueAt: Date | null, now: Date): boolean {
  return dueAt !== null && dueAt.getTime() < now.getTime();
}
