import { describe, expect, it, test } from "vitest";
import { haveLinesMoved, isSaved } from "./file-news.ts";

const shown = {
  lock_version: 4,
  lines: [
    { uid: "hotel", status: "QU" },
    { uid: "car", status: "AV" },
  ],
};
const linesAt = (version: unknown, ...lines: unknown[]) => ({
  file_uid: "file",
  lock_version: version,
  lines,
});
const hotel = (status: string) => ({ line_uid: "hotel", status });

test.each([
  ["file.updated", { lock_version: 5 }, true],
  ["file.updated", { lock_version: 4 }, false],
  ["file.updated", { lock_version: "5" }, false],
  ["file.updated", {}, false],
  ["file.updated", null, false],
  ["file.status", { lock_version: 5 }, false],
])("%s with %j means a saved file: %s", (event, payload, saved) => {
  expect(isSaved(event, payload, shown)).toBe(saved);
});

describe("services that are told", () => {
  it.each([
    ["have moved where one has another status than the page shows", linesAt(4, hotel("AV")), true],
    ["have not where the page shows what is told", linesAt(4, hotel("QU")), false],
    ["have not where the page shows none of them", linesAt(4, { line_uid: "boat", status: "AV" }), false],
    ["come with a file that was saved", linesAt(5, hotel("AV")), false],
    ["are old news to a page that is newer", linesAt(3, hotel("AV")), false],
    ["are nothing where what is told is none of ours", linesAt(4, null, "hotel", {}), false],
    ["are nothing without a status", linesAt(4, { line_uid: "hotel" }), false],
    ["are nothing without services", { lock_version: 4, lines: "hotel" }, false],
    ["are nothing without anything", undefined, false],
  ])("%s", (_what, payload, moved) => {
    expect(haveLinesMoved("line.status", payload, shown)).toBe(moved);
  });

  it("have moved whatever they are where the page has none, but for a page that is newer", () => {
    const head = { lock_version: 4, lines: null };
    expect(haveLinesMoved("line.status", linesAt(4, hotel("QU")), head)).toBe(true);
    expect(haveLinesMoved("line.status", linesAt(4), head)).toBe(false);
    expect(haveLinesMoved("line.status", linesAt(3, hotel("QU")), head)).toBe(false);
  });

  it("are told by their own event alone", () => {
    expect(haveLinesMoved("file.updated", linesAt(4, hotel("AV")), shown)).toBe(false);
  });
});
