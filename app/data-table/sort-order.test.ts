import { expect, test } from "vitest";
import { nextSort, sortDirection } from "#app/data-table/sort-order.ts";

test("a heading sorts ascending first and turns round when it is clicked again", () => {
  expect(nextSort(undefined, "name")).toBe("name");
  expect(nextSort("name", "name")).toBe("-name");
  expect(nextSort("-name", "name")).toBe("name");
  expect(nextSort("-date", "name")).toBe("name");
});

test("only the sorted column says so", () => {
  expect(sortDirection("-date", "date")).toBe("descending");
  expect(sortDirection("date", "date")).toBe("ascending");
  expect(sortDirection("-date", "name")).toBe("none");
});
