import { expect, test } from "vitest";
import { hasFilters, isFilterParam, withoutFilters, withParams } from "#app/lib/query-string.ts";

test("setting one parameter keeps the others in their order", () => {
  expect(withParams("?filter%5Bstatus%5D=Mixed&page=4", { sort: "-name", page: null })).toBe(
    "?filter%5Bstatus%5D=Mixed&sort=-name",
  );
});

test("an empty query string has no question mark", () => {
  expect(withParams("?page=2", { page: null })).toBe("");
});

test("resetting a list keeps sort and page size and drops filters, search and page", () => {
  expect(withoutFilters("?filter[q]=ruru&filter[status]=Mixed&sort=name&per_page=50&page=3")).toBe(
    "?sort=name&per_page=50",
  );
});

test("an empty filter does not count as a filter", () => {
  expect(hasFilters("?filter[status]=&sort=name")).toBe(false);
  expect(hasFilters("?filter[status]=Mixed")).toBe(true);
  expect(hasFilters("?filter[q]=ruru")).toBe(true);
});

test("only bracketed names are filters", () => {
  expect(["q", "filter[a_b]", "filter", "page", "filter[a"].map(isFilterParam)).toEqual([
    false,
    true,
    false,
    false,
    false,
  ]);
});
