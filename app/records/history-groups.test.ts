import { expect, test } from "vitest";
import { groupsOf } from "#app/records/history-groups.ts";
import type { AuditEntry } from "#contract/system/audit/entry.ts";
import { auditEntry } from "#tests/support/audit-entry.ts";

const at = (second: number, action: string, request = "one"): AuditEntry => ({
  ...auditEntry,
  at: new Date(Date.UTC(2026, 10, 20) + second * 1000).toISOString(),
  action,
  request_id: request,
});
const said = (entries: AuditEntry[]) =>
  groupsOf(entries).map(({ head, rest }) => [head.action, ...rest.map(({ action }) => action)]);

test("what one request wrote stands together, what came first at its head", () => {
  const entries = [at(9, "renamed", "two"), at(5, "line 2"), at(5, "line 1"), at(4, "submitted")];
  expect(said(entries)).toEqual([["renamed"], ["submitted", "line 1", "line 2"]]);
});

test("what came between keeps two halves of a request apart, and nothing is lost", () => {
  const entries = [at(3, "c"), at(2, "b", "two"), at(1, "a")];
  expect(said(entries)).toEqual([["c"], ["b"], ["a"]]);
  expect(said([])).toEqual([]);
});

test("what somebody else did by the same request is told by itself", () => {
  const product = { ...at(2, "expired"), actor: { audience: "system" as const, name: null } };
  expect(said([product, at(1, "changed")])).toEqual([["expired"], ["changed"]]);
  const mate = { ...at(2, "held"), actor: { audience: "office" as const, name: "Tom" } };
  expect(said([mate, at(1, "changed")])).toEqual([["held"], ["changed"]]);
});

test("runs of the product under one name are several", () => {
  const runs = [
    at(120, "later", "housekeeping"),
    at(60, "second", "housekeeping"),
    at(1, "first", "housekeeping"),
  ];
  expect(said(runs)).toEqual([["later"], ["first", "second"]]);
});
