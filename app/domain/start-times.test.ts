import { expect, test } from "vitest";
import { preferredStart } from "#app/domain/start-times.ts";

test.each([
  [["0900", "1300"], "13:00", "1300"],
  [["0900", "1300"], "10:00", "0900"],
  [["0900", "1300"], "", "0900"],
  [[], "9", "0900"],
  [[], "", undefined],
])("of %j with %j typed %j is asked for", (times, typed, start) => {
  expect(preferredStart(times, typed)).toBe(start);
});
