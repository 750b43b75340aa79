import { expect, test } from "vitest";
import { chosenColumns, columnsIn, moved, searchOfView, searchToKeep } from "#app/data-table/view-search.ts";

const columns = [{ id: "reference" }, { id: "name" }, { id: "status" }, { id: "pax" }];
const ids = (list: { id: string }[]) => list.map(({ id }) => id);

test("a view keeps filters and sort, not where somebody stood in the list", () => {
  const search = "?view=A&page=7&after=x&columns=name&sort=-name&filter[status]=Quote&filter[q]=";
  expect(searchToKeep(search)).toBe("sort=-name&filter%5Bstatus%5D=Quote");
  expect(searchToKeep("")).toBe("");
});

test("the address of a view names it and its columns", () => {
  expect(searchOfView({ uid: "A", search: "sort=-name", columns: ["name", "pax"] })).toBe(
    "?view=A&sort=-name&columns=name%2Cpax",
  );
  expect(searchOfView({ uid: "A", search: "", columns: [] })).toBe("?view=A");
  expect(columnsIn("?view=A&columns=name,pax,<x>,")).toEqual(["name", "pax"]);
  expect(columnsIn("?columns=")).toBeUndefined();
});

test("columns stand in the wished order behind the first, which names the row", () => {
  expect(ids(chosenColumns(columns, ["pax", "name", "gone", "pax"]))).toEqual(["reference", "pax", "name"]);
  expect(ids(chosenColumns(columns, ["reference"]))).toEqual(["reference"]);
  expect(ids(chosenColumns(columns, []))).toEqual(["reference", "name", "status", "pax"]);
});

test("a column moves by one place and stops at the ends", () => {
  expect(moved(["a", "b", "c"], "b", "up")).toEqual(["b", "a", "c"]);
  expect(moved(["a", "b", "c"], "b", "down")).toEqual(["a", "c", "b"]);
  expect(moved(["a", "b", "c"], "a", "up")).toEqual(["a", "b", "c"]);
  expect(moved(["a", "b", "c"], "c", "down")).toEqual(["a", "b", "c"]);
  expect(moved(["a"], "z", "up")).toEqual(["a"]);
});
