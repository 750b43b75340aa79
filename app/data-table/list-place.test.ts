import { expect, test } from "vitest";
import { leavePlace, takePlace } from "#app/data-table/list-place.ts";

test("a place in a list is given back once, and to the entry of the history that it was left in", () => {
  const place = { key: "a", path: "/files/7", top: 320 };
  leavePlace(place);
  expect([takePlace("b"), takePlace("a"), takePlace("a")]).toEqual([null, place, null]);
});
