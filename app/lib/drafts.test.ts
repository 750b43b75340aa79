import { expect, it } from "vitest";
import { keepDrafts, restoreDrafts, type DraftField } from "./drafts.ts";

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

function field(name: string, value: string, overrides: Partial<DraftField> = {}): DraftField {
  return { name, type: "text", value, defaultValue: "", ...overrides };
}

it("puts what was typed back into the same fields after a reload", () => {
  const storage = memory();
  const typed = [
    { elements: [field("reference", "NZFI1")] },
    {
      elements: [
        field("comment", "a lake view"),
        field("agree", "on", { type: "checkbox", checked: true, defaultChecked: false }),
      ],
    },
  ];
  keepDrafts(typed, storage, "/quote/x");
  const fresh = [
    { elements: [field("reference", "")] },
    {
      elements: [
        field("comment", ""),
        field("agree", "on", { type: "checkbox", checked: false, defaultChecked: false }),
      ],
    },
  ];
  restoreDrafts(fresh, storage, "/quote/x");
  expect(fresh[0]!.elements[0]!.value).toBe("NZFI1");
  expect(fresh[1]!.elements[0]!.value).toBe("a lake view");
  expect(fresh[1]!.elements[1]!.checked).toBe(true);
});

it("restores once, and only on the page it was typed on", () => {
  const storage = memory();
  keepDrafts([{ elements: [field("reference", "NZFI1")] }], storage, "/a");
  const elsewhere = field("reference", "");
  restoreDrafts([{ elements: [elsewhere] }], storage, "/b");
  expect(elsewhere.value).toBe("");
  restoreDrafts([{ elements: [field("reference", "")] }], storage, "/a");
  const second = field("reference", "");
  restoreDrafts([{ elements: [second] }], storage, "/a");
  expect(second.value).toBe("");
});

it("keeps nothing of a form that was not touched", () => {
  const storage = memory();
  keepDrafts([{ elements: [field("name", "Ana", { defaultValue: "Ana" })] }], storage, "/a");
  expect(storage.kept.size).toBe(0);
});

it.each(["password", "hidden", "file"])("never keeps a field of type %s", (type) => {
  const storage = memory();
  keepDrafts([{ elements: [field("secret", "value", { type })] }], storage, "/a");
  expect(storage.kept.size).toBe(0);
});

it.each(["current-password", "new-password", "one-time-code"])(
  "never keeps what is to be filled in as %s, also while it is shown",
  (autocomplete) => {
    const storage = memory();
    keepDrafts([{ elements: [field("shown", "value", { autocomplete })] }], storage, "/a");
    expect(storage.kept.size).toBe(0);
  },
);

it("keeps a changed choice of a list", () => {
  const storage = memory();
  const options = [
    { selected: false, defaultSelected: true },
    { selected: true, defaultSelected: false },
  ];
  keepDrafts([{ elements: [field("room", "TW", { type: "select-one", options })] }], storage, "/a");
  const fresh = field("room", "DB", { type: "select-one", options: [] });
  restoreDrafts([{ elements: [fresh] }], storage, "/a");
  expect(fresh.value).toBe("TW");
});

it("passes over fields that the new page no longer has", () => {
  const storage = memory();
  keepDrafts([{ elements: [field("old", "text")] }], storage, "/a");
  const other = field("new", "");
  restoreDrafts([{ elements: [other] }], storage, "/a");
  expect(other.value).toBe("");
});
