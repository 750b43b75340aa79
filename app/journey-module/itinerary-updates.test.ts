import { expect, test } from "vitest";
import { hasNews } from "#app/journey-module/itinerary-updates.ts";

test.each([
  [{ version: 3 }, true],
  [{ version: 2 }, false],
  [{ version: 1 }, false],
  [{ version: "9" }, false],
  [{}, false],
  [null, false],
  ["3", false],
])("%j is newer than version 2: %s", (payload, newer) => {
  expect(hasNews("itinerary.updated", payload, 2)).toBe(newer);
});

test("an alert that came out is news whatever the version, any other event is none", () => {
  expect(hasNews("alert.published", { alert_uid: "x" }, 2)).toBe(true);
  expect(hasNews("pusher:subscription_succeeded", { version: 9 }, 2)).toBe(false);
});
