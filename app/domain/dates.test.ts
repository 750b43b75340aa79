import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addDays,
  daysAgo,
  daysBetween,
  formatDaysAhead,
  formatDay,
  formatDayLong,
  formatDayRange,
  formatDays,
  formatInstant,
  formatInstantDay,
  formatMonth,
  formatMonthNumbers,
  weekdayShort,
} from "#app/domain/dates.ts";

const date = fc
  .date({ min: new Date("1970-01-01T00:00:00Z"), max: new Date("2199-12-31T00:00:00Z"), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10));

test("dates show day and short month, the long form the year as well", () => {
  expect(formatDay("2026-12-14", "en")).toBe("14 Dec");
  expect(formatDayLong("2026-12-14", "en")).toBe("14 Dec 2026");
  expect(formatDay("2026-12-14", "de")).toBe("14. Dez.");
  expect(formatDayLong("2026-12-14", "fr")).toBe("14 déc. 2026");
});

test("a range says what its ends share only once", () => {
  expect(formatDayRange("2026-12-14", "2026-12-16", "en")).toBe("14–16 Dec 2026");
  expect(formatDayRange("2026-12-14", "2026-12-16", "de")).toBe("14.–16. Dez. 2026");
  expect(formatDayRange("2026-12-30", "2027-01-02", "en")).toBe("30 Dec 2026 – 2 Jan 2027");
  expect(formatDays("2026-12-14", "2026-12-16", "en")).toBe("14–16 Dec");
});

test("a range writes days as a day alone is written, without a zero before them", () => {
  expect(formatDayRange("2027-02-02", "2027-02-05", "it")).toBe("2–5 feb 2027");
  expect(formatDayRange("2027-01-30", "2027-02-05", "it")).toBe("30 gen – 5 feb 2027");
  expect(formatDays("2027-01-30", "2027-02-05", "it")).toBe("30 gen – 5 feb");
});

test("a range holds no space but the plain one, so that server and browser write the same", () => {
  const months = ["2026-12-16", "2027-01-16"];
  const texts = months.flatMap((to) =>
    (["en", "de", "es", "it", "fr"] as const).map((locale) => formatDayRange("2026-12-14", to, locale)),
  );
  expect(texts.filter((text) => /[^\S ]/.test(text))).toEqual([]);
});

test("weekdays have short names in each language", () => {
  expect(["en", "de", "es", "it", "fr"].map((locale) => weekdayShort("2026-12-14", locale as "en"))).toEqual([
    "Mon",
    "Mo",
    "lun",
    "lun",
    "lun.",
  ]);
});

test("moving there and back again ends on the same day", () => {
  fc.assert(
    fc.property(date, fc.integer({ min: -4000, max: 4000 }), (day, days) => {
      const moved = addDays(day, days);
      expect(daysBetween(day, moved)).toBe(days);
      expect(daysAgo(days, moved)).toBe(day);
    }),
  );
});

test("the end of February and the turn of the year are counted right", () => {
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(daysAgo(1, "2027-01-01")).toBe("2026-12-31");
});

test("how far away a day is has words of its own where the language does", () => {
  expect(formatDaysAhead(21, "en")).toBe("in 21 days");
  expect(formatDaysAhead(1, "de")).toBe("morgen");
  expect(formatDaysAhead(2, "de")).toBe("übermorgen");
});

test("a moment is told in the zone of the place", () => {
  expect(formatInstant("2026-12-13T20:30:00Z", "Pacific/Auckland", "en")).toBe("14 Dec 2026, 9:30\u00a0am");
  expect(formatInstant("2026-12-13T20:30:00Z", "Pacific/Auckland", "de")).toBe("14. Dez. 2026, 09:30");
  expect(formatInstantDay("2026-12-13T20:30:00Z", "Pacific/Auckland", "de")).toBe("14. Dezember 2026");
});

test("a month of a year is written out, numbers of months as stretches that may pass the end of the year", () => {
  expect(formatMonth("2026-12", "en")).toBe("December 2026");
  expect(formatMonth("2027-03", "de")).toBe("März 2027");
  expect(formatMonthNumbers([1, 2, 3, 4, 10, 11, 12], "en")).toBe("Oct–Apr");
  expect(formatMonthNumbers([4, 5, 6, 7, 8, 9, 10], "en")).toBe("Apr–Oct");
  expect(formatMonthNumbers([1, 5, 6, 12], "en")).toBe("May–Jun, Dec–Jan");
  expect(formatMonthNumbers([7], "en")).toBe("Jul");
});
