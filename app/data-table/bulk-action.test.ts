import { expect, test } from "vitest";
import { z } from "zod";
import { bulkPreview, readBulkAction } from "#app/data-table/bulk-action.ts";
import { bulkBody, maxNamedRecords } from "#contract/bulk.ts";
import { listQuery } from "#contract/list-query.ts";

const query = listQuery({ sort: ["name"], filter: { status: z.enum(["open", "done"]) } });
const rules = { verbs: ["close", "delete"], query } as const;
const page = new URL("https://desk.test/files?filter[status]=open&page=3");

function form(...fields: [string, string][]) {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

test("ticked rows are named once each", () => {
  const posted = form(["ids", "A"], ["ids", "B"], ["ids", "A"], ["bulk", "close"], ["value", ""]);
  expect(readBulkAction(posted, page, rules)).toEqual({
    action: "close",
    target: { uids: ["A", "B"] },
    value: undefined,
    step: "preview",
  });
});

test("all matching rows are the filter of the page's address, whatever was ticked", () => {
  const posted = form(["scope", "all"], ["ids", "A"], ["bulk", "close"], ["value", "x"], ["confirmed", "1"]);
  expect(readBulkAction(posted, page, rules)).toEqual({
    action: "close",
    target: { filter: { status: "open" } },
    value: "x",
    step: "apply",
  });
});

test("a verb takes the value of its own choice and not that of another, and only a one confirms it", () => {
  const choices: [string, string][] = [
    ["value-close", "mine"],
    ["value-delete", "theirs"],
    ["value", "anybody's"],
  ];
  const posted = form(["ids", "A"], ["bulk", "close"], ...choices, ["confirmed", "0"]);
  expect(readBulkAction(posted, page, rules)).toMatchObject({ value: "mine", step: "preview" });
});

test("nothing ticked, or a verb the resource does not know, is no action", () => {
  const nothing = "nothing-selected";
  expect(readBulkAction(form(["bulk", "close"]), page, rules)).toBe(nothing);
  expect(readBulkAction(form(["ids", "A"], ["bulk", "explode"]), page, rules)).toBe(nothing);
  expect(readBulkAction(form(["ids", ""], ["bulk", "close"]), page, rules)).toBe(nothing);
});

test.each(["filter[status]=nonsense", "filter[status]=open&filter[nope]=1"])(
  "all that match %s are none, since it cannot be read; rows that were ticked are still meant",
  (search) => {
    const url = new URL(`https://desk.test/files?${search}`);
    expect(readBulkAction(form(["scope", "all"], ["bulk", "close"]), url, rules)).toBe("unreadable");
    const ticked = readBulkAction(form(["ids", "A"], ["bulk", "close"]), url, rules);
    expect(ticked).toMatchObject({ target: { uids: ["A"] } });
  },
);

test("a preview carries what was posted on to the confirmation", () => {
  const result = { affected: 1, failed: [] };
  const posted = form(["ids", "A"], ["bulk", "close"], ["confirmed", "0"]);
  expect(bulkPreview(posted, "close", result)).toEqual({
    action: "close",
    result,
    fields: [
      ["ids", "A"],
      ["bulk", "close"],
    ],
  });
});

test("the body of a bulk call refuses a filter it does not know, which would hit more rows than meant", () => {
  const body = bulkBody(rules.verbs, query);
  const uid = "01HZX0000000000000000000AB";
  expect(body.safeParse({ action: "close", target: { uids: [uid] } }).success).toBe(true);
  expect(body.safeParse({ action: "close", target: { filter: {} } }).success).toBe(true);
  expect(body.safeParse({ action: "close", target: { filter: { status: "open" } } }).success).toBe(true);
  for (const target of [
    { filter: { status: "nonsense" } },
    { filter: { nope: "1" } },
    { uids: [] },
    { uids: ["x"] },
    { uids: Array.from({ length: maxNamedRecords + 1 }, () => uid) },
    { uids: [uid], filter: {} },
    {},
  ]) {
    expect(body.safeParse({ action: "close", target }).success).toBe(false);
  }
  expect(body.safeParse({ action: "explode", target: { uids: [uid] } }).success).toBe(false);
});
