import { expect, test } from "vitest";
import { rowAfter, rowMove } from "#app/data-table/row-keys.ts";

test("letters move anywhere on the page, arrows only in the table", () => {
  expect(["j", "k", "x"].map((key) => rowMove(key, false))).toEqual(["next", "previous", "tick"]);
  expect(["ArrowDown", "ArrowUp"].map((key) => rowMove(key, true))).toEqual(["next", "previous"]);
  expect(["ArrowDown", "J", "a", "Enter"].map((key) => rowMove(key, false))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test("rows begin at either end and hold there", () => {
  expect([rowAfter(-1, "next", 25), rowAfter(-1, "previous", 25)]).toEqual([0, 24]);
  expect([rowAfter(3, "next", 25), rowAfter(3, "previous", 25)]).toEqual([4, 2]);
  expect([rowAfter(24, "next", 25), rowAfter(0, "previous", 25)]).toEqual([24, 0]);
});
