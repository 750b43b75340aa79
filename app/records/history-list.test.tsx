import { expect, test } from "vitest";
import { HistoryList } from "#app/records/history-list.tsx";
import type { AuditEntry } from "#contract/system/audit/entry.ts";
import { auditEntry } from "#tests/support/audit-entry.ts";
import { render, textOf } from "#tests/support/render.tsx";

const entry: AuditEntry = {
  ...auditEntry,
  changes: ["unknown", "name", "title.de", "place"].map((field) => ({ field, before: null, after: "x" })),
};
const history = {
  data: [entry],
  meta: {
    current_page: 1,
    per_page: 25,
    from: 1,
    to: 1,
    total: 1,
    last_page: 1,
    has_next: false,
    has_prev: false,
    next_cursor: null,
    prev_cursor: null,
    total_is_estimate: false,
  },
};

test("what changed stands in the order of the form, what has no label last", async () => {
  const words = { labels: { title: "Title", place: "Place", name: "Name" } };
  const told = textOf(
    await render(<HistoryList history={history} words={words} timeZone="Pacific/Auckland" />),
  );
  const places = ["Title · Deutsch", "Place", "Name", "unknown"].map((label) => told.indexOf(label));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
});
