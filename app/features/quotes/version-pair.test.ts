import { expect, test } from "vitest";
import { readVersionPair } from "./version-pair.ts";

test.each([
  ["from=2&to=1", [2, 1]],
  ["from=x", [1, 1]],
  ["from=-3&to=0", [1, 1]],
  ["from=99999999999&to=1e400", [1_000_000, 1_000_000]],
])("an address with %s compares two numbers that a version can have", (search, pair) => {
  expect(readVersionPair(new URLSearchParams(search))).toEqual(pair);
});
