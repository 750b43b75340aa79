import { expect, test } from "vitest";
import { orderReplacements, replacementDates, replacementEnd } from "#api/domain/quotes/replacements.ts";

const current = { code: "HERE", class: "standard" } as const;

test("substitutes of the package come first, then its other classes, then the same class, each once", () => {
  const inSlot = [
    { code: "HERE", class: "standard", substitute: false },
    { code: "BETTER", class: "superior", substitute: false },
    { code: "INSTEAD", class: null, substitute: true },
  ] as const;
  const others = [
    { code: "PLAIN", class: "budget" },
    { code: "HERE", class: "standard" },
    { code: "BETTER", class: "superior" },
    { code: "ALIKE", class: "standard" },
  ] as const;
  expect(orderReplacements(current, inSlot, others)).toEqual([
    { code: "INSTEAD", substitute: true },
    { code: "BETTER", substitute: false },
    { code: "ALIKE", substitute: false },
    { code: "PLAIN", substitute: false },
  ]);
});

test("nothing is offered where there is nothing else", () => {
  expect(orderReplacements(current, [{ ...current, substitute: false }], [current])).toEqual([]);
});

test.each([
  ["night", null, "2027-01-13", "2027-01-15"],
  ["calendar_day", null, "2027-01-13", "2027-01-15"],
  ["trip", null, "2027-01-13", "2027-01-13"],
  ["trip", 2, "2027-01-13", "2027-01-15"],
] as const)(
  "what is sold by the %s (%s nights) runs from %s to %s",
  (secondUnit, nights, dateFrom, dateTo) => {
    const stay = { dateFrom: "2027-01-13", dateTo: "2027-01-15" };
    expect(replacementDates(stay, { secondUnit, nights })).toEqual({ dateFrom, dateTo });
  },
);

test("a stay that replaces something of a single day lasts a night", () => {
  const tour = { dateFrom: "2027-01-13", dateTo: "2027-01-13" };
  expect(replacementDates(tour, { secondUnit: "night", nights: null }).dateTo).toBe("2027-01-14");
  expect(replacementDates(tour, { secondUnit: "calendar_day", nights: null }).dateTo).toBe("2027-01-13");
});

test.each([
  ["1800", "1930", 120, "2000"],
  ["0915", null, 50, "1005"],
  ["1345", "1435", null, "1435"],
  [null, null, 120, null],
  ["2300", "2330", 120, "2330"],
] as const)(
  "what begins at %s and was over at %s ends, %s minutes long, at %s",
  (startTime, endTime, minutes, end) => {
    expect(replacementEnd({ startTime, endTime }, minutes)).toBe(end);
  },
);
