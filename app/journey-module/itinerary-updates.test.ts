import { expect, test } from "vitest";
import { isNewer } from "#app/journey-module/itinerary-updates.ts";

test.each([
  [{ version: 3 }, true],
  [{ version: 2 }, false],
  [{ version: 1 }, false],
  [{ version: "9" }, false],
  [{}, false],
  [null, false],
  ["3", false],
])("%j is newer than version 2: %s", (payload, newer) => {
  expect(isNewer(payload, 2)).toBe(newer);
});
