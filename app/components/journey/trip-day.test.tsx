import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import { page } from "#tests/support/travel-app-page.tsx";
import { trip } from "#tests/support/trip.ts";

function longTrip() {
  const [sample] = trip().days;
  const days = Array.from({ length: 12 }, (_each, index) => ({
    ...sample!,
    day_no: index + 1,
    date: `2026-11-${String(16 + index)}`,
  }));
  return trip({ days, date_from: "2026-11-16", date_to: "2026-11-27" });
}

function openDays(today: string): string[] {
  const html = load(page(longTrip(), today));
  return html(".trip-day:has(> details[open])")
    .toArray()
    .map((day) => html(day).find(".day-anchor").attr("id") ?? "");
}

describe("the days of a long trip", () => {
  it("are folded but for today and tomorrow, and before the trip but for the first two", () => {
    expect(openDays("2026-11-20")).toEqual(["day-5", "day-6"]);
    expect(openDays("2026-11-10")).toEqual(["day-1", "day-2"]);
    expect(openDays("2026-11-29")).toEqual([]);
  });

  it("name their services while they are folded", () => {
    const html = load(page(longTrip(), "2026-11-29"));
    expect(html("#day-7-title").text()).toBe("Steam");
    expect(html(".trip-day:has(#day-7) summary").text()).toContain("Steamvale Lakeside");
  });

  it("have the target of their link inside of what is folded, so that following it opens the day", () => {
    const html = load(page(longTrip(), "2026-11-20"));
    for (const link of html("nav a[href^='#day-']").toArray()) {
      const target = html(html(link).attr("href") ?? "");
      expect(target.parent().is("details")).toBe(true);
      expect(target.closest("summary")).toHaveLength(0);
    }
  });

  it("leave the list of vouchers folded as well", () => {
    const html = load(page(longTrip(), "2026-11-20"));
    expect(html("#documents details:not([open])")).toHaveLength(1);
  });
});
