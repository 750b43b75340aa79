import { expect, test } from "vitest";
import { createListsOfPages } from "#app/middleware/list-along.server.ts";
import type { CurrentSession } from "#contract/people/session.ts";
import type { ListSettings } from "#contract/system/saved-views.ts";

const settings: ListSettings = { columns: [], density: "roomy", default_view: null, views: [] };
const office = { audience: "office", list: settings } as unknown as CurrentSession;
const labels = { audience: "office", list: "labels" } as const;

test("a page that was opened has the list that it said, its pattern no other", () => {
  const pages = createListsOfPages();
  expect(pages.of("/admin/labels")).toBeUndefined();
  pages.along("/admin/labels", undefined, null).note(labels);
  expect([pages.of("/admin/labels"), pages.of("/admin/alerts"), pages.of(undefined)]).toEqual([
    "labels",
    undefined,
    undefined,
  ]);
});

test("what was told holds for the list that was asked for, of the portal of who asked", () => {
  const pages = createListsOfPages();
  const told = (asked: string | undefined, session: CurrentSession | null, list = labels) =>
    pages.along("/admin/labels", asked, session).told(list);
  expect(told("labels", office)).toBe(settings);
  expect(told("alerts", office)).toBeUndefined();
  expect(told(undefined, office)).toBeUndefined();
  expect(told("labels", { ...office, audience: "agent" })).toBeUndefined();
  expect(told("labels", null)).toBeUndefined();
});

test.each([null, undefined])("an API that answers %s for the list leaves it to be asked for", (list) => {
  const pages = createListsOfPages();
  const session = { ...office, list } as CurrentSession;
  expect(pages.along("/admin/labels", "labels", session).told(labels)).toBeUndefined();
});
