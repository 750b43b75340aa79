import { expect, it } from "vitest";
import { reviewTerm } from "./review-term.ts";

const service = { dateTo: "2026-11-20", timezone: "Pacific/Auckland" };
const standingAt = (instant: string) => reviewTerm(service, new Date(instant)).standing;

it("opens on the day after the service and closes after sixty days, by the clock of the place", () => {
  expect(reviewTerm(service, new Date("2026-11-20T10:59:59Z"))).toEqual({
    standing: "waiting",
    opens_on: "2026-11-21",
    closes_on: "2027-01-19",
  });
  expect(standingAt("2026-11-20T11:00:00Z")).toBe("open");
  expect(standingAt("2027-01-19T10:59:59Z")).toBe("open");
  expect(standingAt("2027-01-19T11:00:00Z")).toBe("closed");
});
