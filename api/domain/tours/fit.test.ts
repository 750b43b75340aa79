import { expect, it } from "vitest";
import { overlap, startsFor } from "./fit.ts";

const tour = { dateFrom: "2027-01-12", dateTo: "2027-01-15" };

it.each([
  ["2027-01-10", "2027-01-11", false],
  ["2027-01-10", "2027-01-12", true],
  ["2027-01-13", "2027-01-14", true],
  ["2027-01-10", "2027-01-20", true],
  ["2027-01-15", "2027-01-18", true],
  ["2027-01-16", "2027-01-18", false],
])("a tour from %s to %s shares a day with another: %s", (dateFrom, dateTo, shared) => {
  const other = { dateFrom, dateTo };
  expect([overlap(tour, other), overlap(other, tour)]).toEqual([shared, shared]);
});

it("a tour of a trip begins on its first day at the earliest, and a month after its last at the latest", () => {
  expect(startsFor({ travelDate: "2027-01-12", endDate: "2027-01-20" })).toEqual({
    from: "2027-01-12",
    to: "2027-02-20",
  });
});
