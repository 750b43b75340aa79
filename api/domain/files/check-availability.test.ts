import { describe, expect, test } from "vitest";
import {
  checkedStatus,
  isRecent,
  questionOf,
  type CheckedLine,
} from "#api/domain/files/check-availability.ts";
import type { LineStart } from "#api/domain/files/submit-file.ts";
import type { FileStatus, LineStatus } from "#contract/primitives.ts";

const held: LineStart = { status: "AL", takes: "stock" };
const sold: LineStart = { status: "AL", takes: "nothing" };
const asked: LineStart = { status: "OR", asks: true };

test.each<[LineStatus, LineStart | "kept", FileStatus, "AV" | "OR" | null]>([
  ["QU", held, "Quote", "AV"],
  ["QU", sold, "Quote", "AV"],
  ["QU", asked, "Quote", "OR"],
  ["AV", asked, "Quote", "OR"],
  ["OR", held, "Quote", "AV"],
  ["AV", held, "Quote", "AV"],
  ["AL", "kept", "Quote", null],
  ["OK", held, "Quote", null],
  ["UN", asked, "Quote", null],
  ["CX", held, "Quote", null],
  ["QU", held, "Completed", null],
])(
  "a line that is %s and would begin as %o in a file that is %s becomes %s",
  (status, start, file, wanted) => {
    const facts = { fileKind: "quote" as const, fileStatus: file };
    expect(checkedStatus({ status }, start, "agent", facts)).toBe(wanted);
  },
);

test("suppliers check nothing", () => {
  const facts = { fileKind: "quote" as const, fileStatus: "Quote" as const };
  expect(checkedStatus({ status: "QU" }, held, "supplier", facts)).toBeNull();
});

describe("what was asked for", () => {
  const line: CheckedLine = {
    optionId: 7,
    departureId: null,
    dateFrom: "2027-01-10",
    dateTo: "2027-01-12",
    qty: 1,
    adults: 2,
    children: 0,
    infants: 0,
    priceStatus: "priced",
    price: { units: [{ date: "2027-01-10" }, { date: "2027-01-11" }] },
  };
  const same = questionOf(line, ["DB", "TW"]);

  test.each<[string, Partial<CheckedLine>]>([
    ["the option", { optionId: 8 }],
    ["a tour in its place", { optionId: null, departureId: 7 }],
    ["the first day", { dateFrom: "2027-01-09" }],
    ["the last day", { dateTo: "2027-01-13" }],
    ["the rooms that are charged", { qty: 2 }],
    ["an adult", { adults: 3 }],
    ["a child", { children: 1 }],
    ["an infant", { infants: 1 }],
    ["a price that is an estimate by now", { priceStatus: "estimate" }],
    ["the days of the price", { price: { units: [{ date: "2027-01-10" }] } }],
    ["a price that is gone", { price: null }],
  ])("is something else with %s", (_what, change) => {
    expect(questionOf({ ...line, ...change }, ["DB", "TW"])).not.toBe(same);
  });

  test("is something else in other rooms, in whatever order they stand", () => {
    expect(questionOf(line, ["DB", "SG"])).not.toBe(same);
    expect(questionOf(line, ["TW", "DB"])).toBe(same);
  });

  test("is the same for a line that only has more about it", () => {
    const more = { ...line, name: "Other", startTime: "0900", priceStatus: "manual" as const };
    expect(questionOf(more, ["DB", "TW"])).toBe(same);
  });
});

test("an answer is recent for ten minutes", () => {
  const at = new Date("2026-11-20T10:00:00Z");
  expect(isRecent(at, new Date("2026-11-20T10:09:59.999Z"))).toBe(true);
  expect(isRecent(at, new Date("2026-11-20T10:10:00Z"))).toBe(false);
});
