import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { closingOf, countsOf, wholeParts } from "#scripts/runner/whole.mjs";

const green = { part: "test:forms", code: 0, output: "▶ Server tests\n3 passed, 0 failed\n" };
const red = { part: "test:cut", code: 1, output: "39 passed, 1 failed\n" };

test("the parts are summed, and those that failed are named before the last line", () => {
  expect(closingOf([green, red, { ...green, part: "test:race" }])).toEqual({
    isGreen: false,
    text: "✘ test:cut: 39 passed, 1 failed\n45 passed, 1 failed",
  });
  expect(closingOf([green, green])).toEqual({ isGreen: true, text: "6 passed, 0 failed" });
});

test.each([
  ["the last such line of a part counts", 0, "1 passed, 4 failed\n2 passed, 0 failed\nmore words\n", 2, 0],
  ["a part that says nothing has failed", 0, "no words\n", 0, 1],
  ["a part that could not start has failed", 127, "", 0, 1],
  ["a part that failed after its tests has failed", 1, "5 passed, 0 failed\n", 5, 1],
  ["a part with failed tests has failed as often", 1, "5 passed, 2 failed\n", 5, 2],
])("%s", (_name, code, output, passed, failed) => {
  expect(countsOf({ code, output })).toEqual({ passed, failed });
});

test("every part is a script of its own, and really runs", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  expect(wholeParts.filter((part) => scripts[part] === undefined)).toEqual([]);
  expect(wholeParts.filter((part) => scripts[part]?.includes("/test.mjs --fresh ") !== true)).toEqual([]);
});
