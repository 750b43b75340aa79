import { describe, expect, it } from "vitest";
import {
  datesTouch,
  dayState,
  daysBetween,
  formatDate,
  formatDateSpan,
  formatDistance,
  formatDuration,
  formatInstant,
  standsOpen,
  todayIn,
  tripPhase,
} from "./trip-days.ts";

const trip = { date_from: "2026-11-16", date_to: "2026-11-27" };

describe("the days that stand open", () => {
  const days = ["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-26", "2026-11-27"];
  it.each([
    ["long before", "2026-01-01", ["2026-11-16", "2026-11-17"]],
    ["on the eve", "2026-11-15", ["2026-11-16", "2026-11-17"]],
    ["on the first day", "2026-11-16", ["2026-11-16", "2026-11-17"]],
    ["on the second day", "2026-11-17", ["2026-11-17", "2026-11-18"]],
    ["on the last day but one", "2026-11-26", ["2026-11-26", "2026-11-27"]],
    ["on the last day", "2026-11-27", ["2026-11-27"]],
    ["after it", "2026-11-28", []],
  ])("%s", (_when, today, open) => {
    expect(days.filter((date) => standsOpen(date, "2026-11-16", today))).toEqual(open);
  });
});

describe("the phase of a trip", () => {
  it("counts the days to go until the eve", () => {
    expect(tripPhase(trip, "2026-10-27")).toEqual({ phase: "before", daysToGo: 20 });
    expect(tripPhase(trip, "2026-11-15")).toEqual({ phase: "before", daysToGo: 1 });
  });

  it("numbers its days from the first to the last", () => {
    expect(tripPhase(trip, "2026-11-16")).toEqual({ phase: "during", day: 1, of: 12 });
    expect(tripPhase(trip, "2026-11-20")).toEqual({ phase: "during", day: 5, of: 12 });
    expect(tripPhase(trip, "2026-11-27")).toEqual({ phase: "during", day: 12, of: 12 });
  });

  it("ends after the last day", () => {
    expect(tripPhase(trip, "2026-11-28")).toEqual({ phase: "after" });
  });

  it("counts across the change to summer time and across a leap day", () => {
    expect(daysBetween("2026-09-26", "2026-09-28")).toBe(2);
    expect(daysBetween("2028-02-28", "2028-03-01")).toBe(2);
  });
});

it("takes today from the clock of the place, not of the server", () => {
  const instant = new Date("2026-11-15T11:30:00Z");
  expect(todayIn("Pacific/Auckland", instant)).toBe("2026-11-16");
  expect(todayIn("Australia/Perth", instant)).toBe("2026-11-15");
});

it("tells past days from today and from those ahead", () => {
  expect(["2026-11-15", "2026-11-16", "2026-11-17"].map((date) => dayState(date, "2026-11-16"))).toEqual([
    "past",
    "today",
    "ahead",
  ]);
});

it("knows whether two spans of dates share a day", () => {
  expect(datesTouch(trip, { date_from: "2026-11-27", date_to: "2026-12-01" })).toBe(true);
  expect(datesTouch(trip, { date_from: "2026-11-28", date_to: "2026-12-01" })).toBe(false);
});

describe("in words", () => {
  it("writes dates as each language does", () => {
    expect(formatDate("2026-11-18", "en", "day")).toBe("Wednesday, 18 November");
    expect(formatDate("2026-11-18", "de", "long")).toBe("18. November 2026");
    expect(formatDate("2026-11-18", "fr", "weekday")).toBe("mer.");
    expect(formatDateSpan(trip, "en", "long")).toBe("16–27 November 2026");
  });

  it("dates an instant where the trip is", () => {
    expect(formatInstant("2026-11-02T12:15:00Z", "en", "Pacific/Auckland")).toBe("3 November 2026");
  });

  it("writes distances and durations", () => {
    expect(formatDistance(1228, "de").replace(/\s/u, " ")).toBe("1.228 km");
    expect(formatDuration(200, "de").replace(/\s/gu, " ")).toBe("3 Std. 20 Min.");
    expect(formatDuration(120, "fr").replace(/\s/gu, " ")).toBe("2 h");
    expect(formatDuration(0, "de").replace(/\s/gu, " ")).toBe("0 Min.");
  });
});
