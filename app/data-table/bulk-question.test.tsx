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
  expect(await said(ticked)).toContain(
    "3 entries in all: 2 entries will be changed. 1 entry needs no change.",
  );
  expect(await said(ticked.slice(1))).not.toContain("needs no change");
  expect(await said([...ticked, ["scope", "all"]])).not.toContain("needs no change");
});

test("changed, as wished already and refused add up to all that were meant, and the refused stand open", async () => {
  const failed = Array.from({ length: 7 }, (_, index) => ({
    uid: `${index}`,
    name: `A${index}`,
    reason: "Out",
  }));
  const sum = { affected: 39, unchanged: 22, failed, failed_count: 7 };
  const preview = { action: "publish", result: sum, fields: [["scope", "all"]] satisfies [string, string][] };
  expect(await textFor({ preview })).toContain(
    "68 entries in all: 39 entries will be changed. 22 entries need no change. 7 entries stay as they are",
  );
  const report = { report: { ...sum, action: "publish" } };
  expect(await textFor(report)).toContain(
    "68 entries in all: 39 entries were changed. 22 entries need no change. 7 entries stay as they are",
  );
  expect(await textFor(report)).toContain("A6 · Out");
  expect(await render(<BulkQuestion verbs={verbs} answer={report} />)).not.toContain("<details");
});

test("all that match a filter that cannot be read are not asked about", async () => {
  expect(await textFor({ problem: "unreadable" })).toContain("matches no entry");
});

test("a verb for which no row was ticked says what is missing", async () => {
  expect(await textFor({ problem: "nothing-selected" })).toContain("Select at least one row first.");
});
