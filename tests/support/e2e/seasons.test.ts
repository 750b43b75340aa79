import { expect, test } from "vitest";
import { seasonRanges } from "#api/demo/world/seasons.ts";
import { addDays } from "#api/domain/today.ts";
import { autumnWeek, summerWeek, tuesdayFrom, winterWeek } from "./seasons.ts";

/** Every day of four years, a leap year among them. */
const days = Array.from({ length: 4 * 365 + 1 }, (_, index) => addDays("2026-11-01", index));
const longestTrip = 14;

test.each([summerWeek, autumnWeek, winterWeek])("whatever the day, the week of %s can be sold", (week) => {
  for (const today of days) {
    const day = tuesdayFrom(week, today);
    expect(new Date(day).getUTCDay(), `weekday of ${day}`).toBe(2);
    expect(day >= addDays(today, 45), `${day} seen from ${today}`).toBe(true);
    expect(day.slice(5) >= week && day.slice(5) < addDays(`2027-${week}`, 7).slice(5)).toBe(true);
    const last = seasonRanges("newZealand", today).at(-1)?.to ?? "";
    expect(addDays(day, longestTrip) <= last, `rates for ${day} seen from ${today}`).toBe(true);
  }
});

test("an address of the tests reads the same day until the next one begins", () => {
  expect(tuesdayFrom(summerWeek, "2026-11-22")).toBe("2027-01-12");
  expect(tuesdayFrom(summerWeek, "2026-11-28")).toBe("2027-01-12");
  expect(tuesdayFrom(summerWeek, "2026-11-29")).toBe("2028-01-11");
  expect(tuesdayFrom(autumnWeek, "2028-02-29")).toBe("2029-04-03");
  expect(tuesdayFrom(autumnWeek, "2028-02-17")).toBe("2028-04-04");
});
