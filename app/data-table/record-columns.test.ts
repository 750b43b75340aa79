import { expect, test } from "vitest";
import { csvColumns, shownColumns, type RecordColumn } from "./record-columns.ts";
import type { LabelQuery } from "#contract/content/labels.ts";

type Row = { name: string; active: boolean; note: string };
const columns: RecordColumn<Row, typeof LabelQuery>[] = [
  { id: "name", header: "Name", cell: ({ name }) => name, sort: "name" },
  { id: "active", header: "Active", cell: () => ["drawn"], csv: ({ active }) => (active ? "yes" : "no") },
  { id: "button", header: "Do", cell: () => ["drawn"], csv: false },
  { id: "note", header: "Note", csv: ({ note }) => note },
];
const row = { name: "A", active: true, note: "n" };

test("what a list tells is written once, for the page and for the download", () => {
  expect(shownColumns(columns).map(({ id }) => id)).toEqual(["name", "active", "button"]);
  expect(csvColumns(columns).map(({ header, value }) => [header, value(row)])).toEqual([
    ["Name", "A"],
    ["Active", "yes"],
    ["Note", "n"],
  ]);
});

test("a sort key that the contract does not have does not pass the types", () => {
  const sort = "colour" as const;
  // @ts-expect-error -- the list of labels cannot be sorted by a colour
  const wrong: RecordColumn<Row, typeof LabelQuery> = { id: "x", header: "X", cell: () => "", sort };
  expect(wrong.id).toBe("x");
});
