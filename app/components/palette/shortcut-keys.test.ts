import { describe, expect, test } from "vitest";
import { meaningOf } from "#app/components/palette/shortcut-keys.ts";

const pages = new Map([
  ["f", "/admin/client-files"],
  ["e", "/admin/exchange"],
]);
const plain = { ctrlKey: false, metaKey: false, altKey: false };
const told = { single: true, waiting: false, pages };

describe("a key press", () => {
  test.each([
    ["g", "wait"],
    ["/", "palette"],
    ["?", "keys"],
    ["e", "edit"],
    ["f", null],
    ["k", null],
  ])("%s alone means %j", (key, meaning) => {
    expect(meaningOf({ ...plain, key }, told)).toEqual(meaning);
  });

  test("after g leads to the page of its letter, else means what it means alone", () => {
    const after = { ...told, waiting: true };
    expect(meaningOf({ ...plain, key: "F" }, after)).toEqual({ go: "/admin/client-files" });
    expect(meaningOf({ ...plain, key: "e" }, after)).toEqual({ go: "/admin/exchange" });
    expect(meaningOf({ ...plain, key: "?" }, after)).toBe("keys");
    expect(meaningOf({ ...plain, key: "z" }, after)).toBeNull();
  });

  test("with Ctrl or Cmd opens the palette, also while somebody types or has single keys switched off", () => {
    const typing = { ...told, single: false };
    expect(meaningOf({ ...plain, ctrlKey: true, key: "k" }, typing)).toBe("palette");
    expect(meaningOf({ ...plain, metaKey: true, key: "K" }, typing)).toBe("palette");
    expect(meaningOf({ ...plain, ctrlKey: true, altKey: true, key: "k" }, typing)).toBeNull();
    for (const key of ["g", "/", "e", "?"]) expect(meaningOf({ ...plain, key }, typing)).toBeNull();
  });
});
