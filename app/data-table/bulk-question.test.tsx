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

test.each([
  ["publish", "No entry would be changed.", "No entry was changed."],
  ["delete", "No entry can be deleted.", "No entry was deleted."],
])("that %s does nothing is said in the words of the verb", async (action, before, after) => {
  const none = { ...result, affected: 0 };
  expect(await textFor({ preview: { action, result: none, fields: [] } })).toContain(before);
  expect(await textFor({ report: { ...none, action } })).toContain(after);
});

test("ticked rows that are as wished already are told of, so that the numbers add up", async () => {
  const ticked: [string, string][] = ["a", "b", "c"].map((id) => ["ids", id]);
  const said = (fields: [string, string][]) => textFor({ preview: { action: "publish", result, fields } });
  expect(await said(ticked)).toContain("2 entries will be changed. 1 selected entry needs no change.");
  expect(await said(ticked.slice(1))).not.toContain("needs no change");
  expect(await said([...ticked, ["scope", "all"]])).not.toContain("needs no change");
});

test("a verb for which no row was ticked says what is missing", async () => {
  expect(await textFor({ problem: "nothing-selected" })).toContain("Select at least one row first.");
});
