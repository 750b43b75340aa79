import { describe, expect, test } from "vitest";
import { beginsAt, endFrom, startFor } from "#api/domain/quotes/start-times.ts";

describe("the time at which a service begins", () => {
  test("is one of its own, or any where it has none", () => {
    expect(beginsAt(["0900", "1300"], "1300")).toBe(true);
    expect(beginsAt(["0900", "1300"], "1000")).toBe(false);
    expect(beginsAt([], "1000")).toBe(true);
  });

  test.each([
    [["0900", "1300"], "1300", "1300"],
    [["0900", "1300"], "1000", "0900"],
    [["0900", "1300"], null, "0900"],
    [[], "1000", "1000"],
    [[], null, null],
  ])("of %j after one at %s is %s", (times, before, start) => {
    expect(startFor(times, before)).toBe(start);
  });

  test("says when it is over, where its length is known or its time stays", () => {
    const before = { startTime: "0900", endTime: "1100" };
    expect(endFrom("1300", before, 210)).toBe("1630");
    expect(endFrom("1300", before, null)).toBeNull();
    expect(endFrom("0900", before, null)).toBe("1100");
  });
});
