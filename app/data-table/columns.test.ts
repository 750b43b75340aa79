import { expect, test } from "vitest";
import { cardColumns, type Column } from "#app/data-table/columns.ts";

const column = (id: string, phone?: false): Column<string> => ({
  id,
  header: id,
  cell: () => id,
  ...(phone === false && { phone }),
});

test("a card has its head and four lines, without the columns that a phone does without", () => {
  const columns = [
    column("ref", false),
    column("name"),
    column("pax", false),
    ...[..."abcd"].map((id) => column(id)),
  ];
  expect([...cardColumns(columns)].map(({ id }) => id)).toEqual(["ref", "name", "a", "b", "c"]);
  expect([...cardColumns([])]).toEqual([]);
});
