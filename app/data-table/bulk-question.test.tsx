import { expect, test } from "vitest";
import type { BulkAnswer } from "#app/data-table/bulk-action.ts";
import { BulkQuestion } from "#app/data-table/bulk-question.tsx";
import { render, textOf } from "#tests/support/render.tsx";

const verbs = [
  { name: "publish", label: "Publish", title: "Publish alerts" },
  { name: "delete", label: "Delete", title: "Delete alerts", destructive: true },
];
const textFor = async (answer: BulkAnswer) =>
  textOf(await render(<BulkQuestion verbs={verbs} answer={answer} />));
const result = { affected: 2, failed: [] };

test.each([
  ["publish", "2 entries will be changed.", "2 entries were changed."],
  ["delete", "2 entries will be deleted and cannot be brought back.", "2 entries were deleted."],
])("what %s does to many records is said as it is, before and after", async (action, before, after) => {
  expect(await textFor({ preview: { action, result, fields: [] } })).toContain(before);
  expect(await textFor({ report: { ...result, action } })).toContain(after);
});

test("a verb for which no row was ticked says what is missing", async () => {
  expect(await textFor({ problem: "nothing-selected" })).toContain("Select at least one row first.");
});
