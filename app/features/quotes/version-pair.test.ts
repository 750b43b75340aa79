import { expect, test } from "vitest";
import { readVersionPair } from "./version-pair.ts";

test.each([
  ["from=2&to=1", { from: 2, to: 1 }],
  ["from=x", {}],
  ["", {}],
  ["from=-3&to=0", {}],
  ["from=99999999999&to=1e300", { from: 1_000_000, to: 1_000_000 }],
])("an address with %s compares versions that there can be", (search, pair) => {
  expect(readVersionPair(new URLSearchParams(search))).toEqual(pair);
});
