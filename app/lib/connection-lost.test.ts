import { expect, test } from "vitest";
import { isConnectionLost } from "#app/lib/connection-lost.ts";

test.each([
  [new TypeError("Failed to fetch"), true],
  [new TypeError("NetworkError when attempting to fetch resource."), true],
  [new TypeError("Load failed"), true],
  [new TypeError("network error"), true],
  [new TypeError("undefined is not a function"), false],
  [new Error("Failed to fetch"), false],
  [null, false],
])("%s: %s", (error, lost) => {
  expect(isConnectionLost(error)).toBe(lost);
});
