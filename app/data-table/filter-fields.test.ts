import { expect, test } from "vitest";
import {
  activeFilters,
  carriedParams,
  filteredSearch,
  type FilterField,
} from "#app/data-table/filter-fields.ts";

const fields: FilterField[] = [
  { name: "q", label: "Search", kind: "search" },
  {
    name: "status",
    label: "Status",
    kind: "select",
    options: [{ value: "Mixed", label: "Teilweise bestätigt" }],
  },
  { name: "travel_from", label: "Travel from", kind: "date" },
];

test("active filters speak in labels, unknown values as they stand", () => {
  expect(activeFilters(fields, "?filter[status]=Mixed&filter[travel_from]=2026-12-14&filter[q]=")).toEqual([
    { name: "status", param: "filter[status]", label: "Status", value: "Teilweise bestätigt" },
    { name: "travel_from", param: "filter[travel_from]", label: "Travel from", value: "2026-12-14" },
  ]);
});

test("a filter form carries the sort along and drops the page", () => {
  expect(carriedParams("?sort=-name&page=3&filter[q]=ruru&filter[status]=Mixed&per_page=50")).toEqual([
    ["sort", "-name"],
    ["per_page", "50"],
  ]);
});

test("empty inputs and the page number do not reach the address", () => {
  expect(
    filteredSearch([
      ["filter[q]", ""],
      ["filter[status]", "Mixed"],
      ["page", "4"],
    ]),
  ).toBe("?filter%5Bstatus%5D=Mixed");
  expect(filteredSearch([["filter[q]", ""]])).toBe("");
});
