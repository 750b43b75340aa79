import { expect, test } from "vitest";
import {
  dropDraft,
  entriesToKeep,
  fingerprint,
  keepDraft,
  readDraft,
  restoreCarried,
  sendingAfter,
} from "#app/forms/form-draft.ts";

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test("neither secrets, shown or not, nor files, nor what no person typed is kept", () => {
  const sent: [string, FormDataEntryValue][] = [
    ["name", "Tussock House"],
    ["hidden_password", "secret"],
    ["shown_password", "secret"],
    ["photo", new File(["x"], "x.png")],
    ["idempotency_key", "key of the page"],
    ["__intent__", "validate"],
    ["lock_version", "4"],
  ];
  const inputs = [
    { name: "name", type: "text", autocomplete: "organization" },
    { name: "hidden_password", type: "password", autocomplete: "" },
    { name: "shown_password", type: "text", autocomplete: "new-password" },
  ];
  expect(entriesToKeep(sent, inputs)).toEqual([
    ["name", "Tussock House"],
    ["lock_version", "4"],
  ]);
});

test("a draft goes out with the version that it was begun with, and with nothing else of before", () => {
  const hidden = [
    { name: "lock_version", value: "5" },
    { name: "opened", value: "{}" },
    { name: "intent", value: "save" },
  ];
  const entries: [string, string][] = [
    ["lock_version", "4"],
    ["intent", "delete"],
  ];
  restoreCarried(hidden, { at: 1, entries });
  expect(hidden.map(({ value }) => value)).toEqual(["4", "{}", "save"]);
});

test("a draft is kept, read and dropped", () => {
  const store = memory();
  const draft = { at: 1_700_000_000_000, entries: [["rooms[0].type", "DB"] as [string, string]] };
  expect(keepDraft(store, "k", draft)).toBe(true);
  expect(readDraft(store, "k")).toEqual(draft);
  dropDraft(store, "k");
  expect(readDraft(store, "k")).toBeNull();
});

test("a browser that keeps nothing loses only the draft", () => {
  const full = {
    ...memory(),
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  expect(keepDraft(full, "k", { at: 1, entries: [] })).toBe(false);
});

test.each(["", "{", "1", "[]", '{"at":"x","entries":[]}', '{"at":1}'])(
  "%j in its place is no draft",
  (text) => {
    expect(readDraft({ ...memory(), getItem: () => text }, "k")).toBeNull();
  },
);

test("entries that are none are passed over", () => {
  const text = '{"at":1,"entries":[["a","b"],["c"],["d",1],null,"e"]}';
  expect(readDraft({ ...memory(), getItem: () => text }, "k")).toEqual({ at: 1, entries: [["a", "b"]] });
});

test("the order of fields belongs to what would be sent", () => {
  expect(fingerprint([["a", "1"]])).not.toBe(fingerprint([["a", "2"]]));
  expect(fingerprint([["a", "1"]])).toBe(fingerprint([["a", "1"]]));
});

test("a newer version of the record alone is nobody's change", () => {
  const typed: [string, string] = ["name", "Tussock House"];
  expect(fingerprint([typed, ["lock_version", "4"], ["opened", "{}"]])).toBe(
    fingerprint([typed, ["lock_version", "5"]]),
  );
});

test("what was sent without an answer is sent again under its key, also after the page was read anew", () => {
  const store = memory();
  const text = fingerprint([["name", "Tussock House"]]);
  const first = sendingAfter(null, { key: "key of the first page", text });
  keepDraft(store, "k", { at: 1, entries: [["name", "Tussock House"]], sent: first });
  const { sent = null } = readDraft(store, "k") ?? {};
  expect(sendingAfter(sent, { key: "key of the second page", text }).key).toBe("key of the first page");
});

test("what was changed since it was sent is another sending, with the key of its own page", () => {
  const sent = { key: "key of the first page", text: fingerprint([["name", "Tussock House"]]) };
  const now = { key: "key of the second page", text: fingerprint([["name", "Tussock Lodge"]]) };
  expect(sendingAfter(sent, now)).toEqual(now);
});

test.each(["null", "1", '{"key":"k"}', '{"key":1,"text":"t"}', '{"key":"k","text":1}'])(
  "a sending of %s is none",
  (sent) => {
    const text = `{"at":1,"entries":[],"sent":${sent}}`;
    expect(readDraft({ ...memory(), getItem: () => text }, "k")).toEqual({ at: 1, entries: [] });
  },
);
