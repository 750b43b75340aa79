import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { todayIn } from "./today.ts";
import { hasLinkEnded, linkEndsOn, linkState } from "./link-end.ts";

describe("linkEndsOn", () => {
  it.each([
    ["2026-11-22", "2027-11-22"],
    ["2026-12-31", "2027-12-31"],
    ["2027-01-31", "2028-01-31"],
    ["2027-02-28", "2028-02-28"],
    ["2028-02-29", "2029-02-28"],
  ])("is a year after a trip that ends on %s: %s", (dateTo, end) => {
    expect(linkEndsOn({ dateTo, timezone: "Pacific/Auckland" })).toBe(end);
  });
});

describe("linkEndsOn of a quote that was declined", () => {
  const quote = { dateTo: "2027-03-10", timezone: "Pacific/Auckland" };

  it.each([
    ["2026-11-22T00:00:00Z", "2027-02-22"],
    // It is the next day already at the office.
    ["2026-11-22T12:00:00Z", "2027-02-23"],
    ["2026-11-30T00:00:00Z", "2027-02-28"],
    // The trip ends the link sooner.
    ["2028-02-20T00:00:00Z", "2028-03-10"],
  ])("is three months after %s or a year after the trip, whichever comes first: %s", (declined, end) => {
    expect(linkEndsOn({ ...quote, declinedAt: new Date(declined) })).toBe(end);
  });

  it("is never later than after the trip alone, and never before the refusal", () => {
    const days = fc.date({
      min: new Date("2020-01-01"),
      max: new Date("2040-01-01"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, days, (last, declinedAt) => {
        const term = { dateTo: last.toISOString().slice(0, 10), timezone: "Australia/Melbourne" };
        const end = linkEndsOn({ ...term, declinedAt });
        const today = todayIn(term.timezone, declinedAt);
        expect(end <= linkEndsOn(term)).toBe(true);
        expect(end === linkEndsOn(term) || end > today).toBe(true);
      }),
    );
  });
});

describe("hasLinkEnded", () => {
  const trip = { dateTo: "2026-11-22", timezone: "Pacific/Auckland" };

  it("is false until the last date is over at the place of the trip", () => {
    expect(hasLinkEnded(trip, new Date("2026-11-23T12:00:00Z"))).toBe(false);
    expect(hasLinkEnded(trip, new Date("2027-11-22T10:59:59Z"))).toBe(false);
  });

  it("is true from midnight there on, while elsewhere it is still that date", () => {
    expect(hasLinkEnded(trip, new Date("2027-11-22T11:00:00Z"))).toBe(true);
    expect(hasLinkEnded({ ...trip, timezone: "Europe/London" }, new Date("2027-11-22T11:00:00Z"))).toBe(
      false,
    );
  });
});

describe("linkState", () => {
  const trip = { dateTo: "2026-11-22", timezone: "Pacific/Auckland" };
  const during = new Date("2026-11-20T00:00:00Z");
  const after = new Date("2027-12-01T00:00:00Z");

  it("is open, or closed since the office closed it", () => {
    expect(linkState({ ...trip, closedAt: null }, during)).toBe("open");
    expect(linkState({ ...trip, closedAt: during }, during)).toBe("closed");
  });

  it("has ended with its time, closed or not", () => {
    expect(linkState({ ...trip, closedAt: null }, after)).toBe("ended");
    expect(linkState({ ...trip, closedAt: during }, after)).toBe("ended");
  });
});
