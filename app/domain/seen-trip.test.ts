import { expect, it } from "vitest";
import { seenAfter } from "./seen-trip.ts";

it("remembers the version that is shown and the one before it, and not less once it is shown again", () => {
  const first = seenAfter(null, 3);
  expect(first).toEqual({ last: 3, before: 0 });
  expect(seenAfter(first, 3)).toBeNull();
  const second = seenAfter(first, 6);
  expect(second).toEqual({ last: 6, before: 3 });
  expect(seenAfter(second, 6)).toBeNull();
  // An earlier one is shown where a copy of the page was kept.
  expect(seenAfter(second, 5)).toBeNull();
});
