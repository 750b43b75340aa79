import { describe, expect, test } from "vitest";
import { numbersLacking } from "#app/routes/supplier/requests/bulk-rules.ts";

const lines = [
  { uid: "A", number: "" },
  { uid: "B", number: "B-1" },
  { uid: "C", number: "" },
];
const needs = (uid: string) => uid !== "C";

describe("the numbers of several confirmations", () => {
  test("are asked for beside those that need one and have none", () => {
    expect(numbersLacking(lines, "", needs)).toEqual(["lines[0].number"]);
  });

  test("are given once for all", () => {
    expect(numbersLacking(lines, "ALL-1", needs)).toEqual([]);
  });
});
