import { describe, expect, it } from "vitest";
import { TravelApp } from "#app/components/journey/travel-app.tsx";
import type { ServiceReview } from "#contract/quality/reviews/review.ts";
import { shown } from "#tests/support/travel-app-page.tsx";
import { stay, trip } from "#tests/support/trip.ts";

const open: ServiceReview = {
  uid: stay.uid,
  standing: "open",
  opens_on: "2026-11-23",
  closes_on: "2027-01-21",
  given: null,
  lock_version: 0,
};
const given = { rating: 4, comment: "", at: "2026-11-24T00:00:00Z" };
const onDay = (today: string, reviews: ServiceReview[], over = {}) =>
  shown(
    <TravelApp
      {...{ today, reviews }}
      itinerary={trip({ thank_you: "Until we meet again", ...over })}
      locale="en"
      path="/travel-app/x"
      links={{ calendar: "/c.ics", feed: "webcal://waymark.example/c.ics" }}
    />,
  );
const address = `/travel-app/x/feedback/${stay.uid.slice(-6)}`;

describe("under a service", () => {
  it("stands the question how it was once it is over, and what was said", () => {
    expect(onDay("2026-12-01", [open])).toContain(`href="${address}"`);
    expect(onDay("2026-12-01", [open])).toContain(">How was it?<");
    expect(onDay("2026-12-01", [{ ...open, given }])).toContain(">Your feedback: 4 stars<");
    expect(onDay("2027-03-01", [{ ...open, standing: "closed", given }])).toContain("Your feedback: 4 stars");
  });

  it("nothing is asked before, too late, and of what the API does not name", () => {
    for (const [today, reviews] of [
      ["2026-11-20", [{ ...open, standing: "waiting" as const }]],
      ["2027-03-01", [{ ...open, standing: "closed" as const }]],
      ["2026-12-01", []],
    ] as const) {
      expect(onDay(today, [...reviews])).not.toContain("/feedback/");
    }
  });

  it("until then it can be put into the calendar alone, and all of it can be subscribed to", () => {
    const calendar = `/travel-app/x/services/${stay.uid.slice(-6)}/calendar.ics`;
    expect(onDay("2026-11-20", [])).toContain(calendar);
    expect(onDay("2026-12-01", [])).not.toContain(calendar);
    expect(onDay("2026-11-20", [])).toContain('href="webcal://waymark.example/c.ics"');
  });
});

describe("the thank-you note", () => {
  const isBeforeDays = (html: string) => html.indexOf("Until we meet again") < html.indexOf('id="day-1"');

  it("is the last word during the trip and the first after it, with what nobody has said yet", () => {
    const during = onDay("2026-11-20", []);
    expect([isBeforeDays(during), during.includes("We would love to hear")]).toEqual([false, false]);
    const after = onDay("2026-12-01", [open]);
    expect(isBeforeDays(after)).toBe(true);
    expect(after.split(`href="${address}"`)).toHaveLength(3);
    expect(onDay("2026-12-01", [{ ...open, given }])).not.toContain("We would love to hear");
  });
});

describe("what is new", () => {
  const change = { what: "service_times", name: "Geyser valley", before: "0900", after: "1000" } as const;
  const changes = [
    { ...change, date: "2026-11-21" },
    { ...change, what: "day_title" as const, date: "2026-11-20", name: null, before: "Old", after: "New" },
  ];

  it("is open and by day for who has seen an earlier version, and folded otherwise", () => {
    const late = onDay("2026-11-20", [], { changes, seen_version: 1 });
    expect(late).toMatch(/data-slot="trip-news" open="">.*New since your last visit/s);
    expect(late.indexOf(">Title of the day<")).toBeLessThan(late.indexOf("Geyser valley"));
    const first = onDay("2026-11-20", [], { changes });
    expect(first).not.toContain("New since your last visit");
    expect(first).not.toMatch(/data-slot="trip-news" open/);
  });
});
