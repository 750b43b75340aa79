import { describe, expect, test } from "vitest";
import { isNamed, referenceFirst, wordsOf } from "#app/domain/found.ts";

describe("the words of a search", () => {
  test.each([
    [" nzfi 100001 ", "NZFI100001"],
    ["nzfi-100001", "NZFI100001"],
    ["Anke   Brückner", "Anke Brückner"],
    ["nzfi10001", "nzfi10001"],
    [null, ""],
    ["x".repeat(80), "x".repeat(60)],
  ])("%j are %j", (typed, meant) => {
    expect(wordsOf(typed)).toBe(meant);
  });
});

describe("words that begin with a reference", () => {
  test.each([
    ["nzfi100001 inv", { reference: "NZFI100001", rest: "inv" }],
    ["NZFI 100001 day headers", { reference: "NZFI100001", rest: "day headers" }],
    ["NZFI-100001", { reference: "NZFI100001", rest: "" }],
    ["NZFI100001x", null],
    ["Anke NZFI100001", null],
  ])("%j: %j", (words, meant) => {
    expect(referenceFirst(words)).toEqual(meant);
  });
});

describe("somebody is found", () => {
  test.each([
    ["Rōpata Kingi", "ropata", true],
    ["Rōpata Kingi", "kin rop", true],
    ["Rōpata Kingi", "opata", false],
    ["Mary-Jane O’Neill", "jane neil", true],
    ["Mary-Jane O’Neill", "jane x", false],
  ])("%s by %s: %s", (name, words, found) => {
    expect(isNamed(name, words)).toBe(found);
  });
});
