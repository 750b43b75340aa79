import { expect, test } from "vitest";
import { keepList } from "#app/data-table/list-action.ts";
import { formKeyName } from "#app/forms/form-draft.ts";

const key = "k".repeat(26);
const list = new URL("http://app.test/admin/client-files?filter%5Bq%5D=lake&page=3");

/** Keeps nothing, and tells what it was asked to make. */
function keeperOf() {
  const made: unknown[][] = [];
  const nothing = () => Promise.resolve(null);
  const settings = () =>
    Promise.resolve({ columns: ["name"], density: "normal" as const, default_view: null, views: [] });
  const create = (...asked: unknown[]) => {
    made.push(asked);
    return Promise.resolve({ uid: "new" });
  };
  return { made, keeper: { settings, create, saveSettings: nothing, update: nothing, remove: nothing } };
}

function form(fields: Record<string, string>): FormData {
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.set(name, value);
  return sent;
}

test("a view is saved once for each visit of its form, and is then the one that is open", async () => {
  const { made, keeper } = keeperOf();
  const sent = form({ "view-action": "save", name: "Lakes", [formKeyName]: key });
  expect(await keepList(sent, list, keeper)).toBe("?filter%5Bq%5D=lake&page=3&view=new");
  expect(made).toEqual([
    [
      { name: "Lakes", search: "filter%5Bq%5D=lake", columns: ["name"], shared: false },
      { "Idempotency-Key": key },
    ],
  ]);
});

test("a form of another part of the page is left alone", async () => {
  expect(await keepList(form({ bulk: "assign" }), list, keeperOf().keeper)).toBeNull();
});
