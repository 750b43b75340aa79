import fc from "fast-check";
import { expect, test } from "vitest";
import { listWindow, needsPagination, pageSteps, readPageMeta } from "#app/data-table/page-window.ts";

const meta = { current_page: 1, from: 1, to: 25, last_page: 2, per_page: 25, total: 26 };

test("all pages are shown by default", () => {
  expect(pageSteps(3, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(pageSteps(1, 0)).toEqual([]);
});

test("a window leaves first, last and the neighbours", () => {
  expect(pageSteps(30, 60, 3)).toEqual([1, "gap", 27, 28, 29, 30, 31, 32, 33, "gap", 60]);
  expect(pageSteps(1, 60, 3)).toEqual([1, 2, 3, 4, "gap", 60]);
});

test("a gap of a single page shows the page instead", () => {
  expect(pageSteps(6, 60, 3)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, "gap", 60]);
});

test("every window is in order, without doubles, and holds the current page", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 1, max: 400 }),
      fc.nat(5),
      (last, wish, size) => {
        const current = Math.min(wish, last);
        const pages = pageSteps(current, last, size).filter((step) => step !== "gap");
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
        expect(pages).toEqual(expect.arrayContaining([1, current, last]));
      },
    ),
  );
});

test("lists show all pages up to fifty and a window beyond", () => {
  expect([1, 50, 51].map((last_page) => listWindow({ last_page }))).toEqual([0, 0, 3]);
  // Of a number that nobody counted not every page is found by its number.
  expect(listWindow({ last_page: 30, total_is_estimate: true })).toBe(3);
});

test("one full page needs no controls, one entry more does", () => {
  expect(needsPagination({ ...meta, total: 25 })).toBe(false);
  expect(needsPagination(meta)).toBe(true);
});

test("page facts are read from both shapes of an answer", () => {
  expect(readPageMeta({ meta })).toEqual(meta);
  expect(readPageMeta(meta)).toEqual(meta);
});
