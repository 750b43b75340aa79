import { describe, expect, test } from "vitest";
import { lineStatusLabels, statusTone, toneOfCode, type StatusTone } from "#app/domain/status-tone.ts";
import { status as de } from "#app/i18n/locales/de/core/status.ts";
import { status as en } from "#app/i18n/locales/en/core/status.ts";

/** Every English label that has a colour (domain 3.1 to 3.11); all others are neutral. */
const coloured: Record<string, StatusTone> = {
  Quote: "amber",
  Available: "green",
  Allotment: "green",
  "On Request": "amber",
  Requested: "amber",
  "Wait List": "amber",
  "Wait-listed": "amber",
  Confirmed: "green",
  Amendment: "amber",
  Unable: "red",
  Cancellation: "red",
  Cancelled: "red",
  Processing: "amber",
  Mixed: "amber",
  Full: "red",
};

const orders = [
  ["red", "green", "amber"],
  ["red", "amber", "green"],
  ["green", "red", "amber"],
  ["green", "amber", "red"],
  ["amber", "red", "green"],
  ["amber", "green", "red"],
] as const;

const machines = Object.entries(en).flatMap(([machine, labels]) =>
  Object.values(labels).map((label): [string, string] => [machine, label]),
);

test.each(machines)("%s: %s has one colour in whatever order the three are checked", (_machine, label) => {
  const expected = coloured[label] ?? "neutral";
  expect(orders.map((order) => statusTone(label, order))).toEqual(orders.map(() => expected));
});

describe("labels that the specification names but no machine uses", () => {
  test.each([
    ["Payment pending", "amber"],
    ["Unavailable", "red"],
    ["Conf", "green"],
    ["Pending", "neutral"],
    ["Reconfirmed", "neutral"],
    ["", "neutral"],
  ] as const)("%j is %s", (label, tone) => {
    expect(statusTone(label)).toBe(tone);
  });
});

test("a code of a service line takes the colour of its label", () => {
  expect(toneOfCode("OK")).toBe("green");
  expect(toneOfCode("UN")).toBe("red");
  expect(toneOfCode("Mixed")).toBe("amber");
});

test("the labels that decide the colour are those that people read in English", () => {
  expect(lineStatusLabels).toEqual(en.line);
});

test("except for service lines the code is the English label", () => {
  const { line: _line, ...others } = en;
  for (const labels of Object.values(others)) expect(Object.keys(labels)).toEqual(Object.values(labels));
});

test("another language changes the word and leaves the code", () => {
  expect(Object.keys(de.file)).toEqual(Object.keys(en.file));
  expect(de.file.Confirmed).toBe("Bestätigt");
});
