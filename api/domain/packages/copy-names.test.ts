import { describe, expect, test } from "vitest";
import { copyName, copyReference } from "./copy-names.ts";

test.each<[string, string, string[], string]>([
  ["ends in C", "SAD5", ["SAD5"], "SAD5C"],
  ["is counted from the second copy on", "SAD5", ["SAD5", "SAD5C", "SAD5C3"], "SAD5C2"],
  ["of a copy counts on", "SAD5C2", ["SAD5", "SAD5C", "SAD5C2"], "SAD5C3"],
  ["keeps a reference of nothing but a C", "C", ["C"], "CC"],
  ["leaves room for a number where the reference is long", "ABCDEFGHIJKL", ["ABCDEFGHIJKL"], "ABCDEFGHC"],
])("the reference of a copy %s", (_name, ref, taken, expected) => {
  expect(copyReference(ref, new Set(taken))).toBe(expected);
});

describe("the name of a copy", () => {
  const patternIn = (locale: string) => (locale === "de" ? "Kopie: {{name}}" : "Copy of {{name}}");

  test("is said in each language that the package is named in", () => {
    expect(copyName({ en: "Two $& Lakes", de: "Zwei Seen", fr: "" }, patternIn)).toEqual({
      en: "Copy of Two $& Lakes",
      de: "Kopie: Zwei Seen",
    });
  });

  test("is no longer than a name may be", () => {
    const { en } = copyName({ en: `${"a".repeat(110)} long` }, patternIn);
    expect(en).toBe(`Copy of ${"a".repeat(110)} l`);
    expect(en.length).toBe(120);
  });
});
