import { addDays } from "#api/domain/today.ts";

/** So many days ahead lies a trip of the tests: suppliers hold their stock still, and cancelling costs nothing. */
const leadDays = 45;
const tuesday = 2;

/**
 * The next Tuesday (`YYYY-MM-DD`) of the week that begins on a day of the year (`MM-DD`), 45 days after `today` or
 * later. Always a Tuesday, since rates and timetables know weekdays. The demo world has rates of this contract year
 * and the next, which begin in October: from the middle of November on, such a day is always in one of them.
 */
export function tuesdayFrom(monthDay: string, today = new Date().toISOString().slice(0, 10)): string {
  const year = Number(today.slice(0, 4));
  const earliest = addDays(today, leadDays);
  const ahead = [year, year + 1, year + 2].map((one) => tuesdayOf(`${one}-${monthDay}`));
  const found = ahead.find((day) => day >= earliest);
  if (found === undefined) throw new RangeError(`No year has a week from ${monthDay}.`);
  return found;
}

function tuesdayOf(weekFrom: string): string {
  return addDays(weekFrom, (tuesday - new Date(weekFrom).getUTCDay() + 7) % 7);
}

/** Week of January in which all that the tests sell has rates; no room at Mount Cook is sold for one night. */
export const summerWeek = "01-08";

/** Week of April in which the tests' world has no rates of the steamer cruise, and of all else. */
export const autumnWeek = "04-01";

/** Week of June in which the package "Southern Alps Discovery" is not travelled. */
export const winterWeek = "06-08";

export const summer = tuesdayFrom(summerWeek);
export const autumn = tuesdayFrom(autumnWeek);
export const winter = tuesdayFrom(winterWeek);
