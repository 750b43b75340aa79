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
  { name: "scope", label: "Which files", kind: "tabs" },
];

test("active filters speak in labels and in the dates of their reader", () => {
  const search = "?filter[status]=Mixed&filter[travel_from]=2026-12-14&filter[q]=&filter[scope]=open";
  expect(activeFilters(fields, search, "de")).toEqual([
    { name: "status", param: "filter[status]", label: "Status", value: "Teilweise bestätigt" },
    { name: "travel_from", param: "filter[travel_from]", label: "Travel from", value: "14. Dez. 2026" },
  ]);
});

test.each(["Nonsense", "2026", "2026-13-14", "2026-12-14T10:00"])(
  "an active filter with the unknown value %s shows it as it stands",
  (value) => {
    const search = new URLSearchParams({ "filter[status]": value, "filter[travel_from]": value });
    expect(activeFilters(fields, `?${search}`, "en").map((active) => active.value)).toEqual([value, value]);
  },
);

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
