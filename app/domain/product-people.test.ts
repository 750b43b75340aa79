import { expect, test } from "vitest";
import { samePeople } from "./product-people.ts";

test("adults of one price are counted together whatever their age, children by their age", () => {
  const people = [
    { type: "A", age: 41, cents: 15_000 },
    { type: "C", age: 8, cents: 7_500 },
    { type: "A", age: null, cents: 15_000 },
    { type: "C", age: 11, cents: 7_500 },
    { type: "A", age: 67, cents: 14_000 },
    { type: "C", age: 8, cents: 7_500 },
  ] as const;
  expect(samePeople(people)).toEqual([
    { type: "A", age: null, cents: 15_000, count: 2 },
    { type: "C", age: 8, cents: 7_500, count: 2 },
    { type: "C", age: 11, cents: 7_500, count: 1 },
    { type: "A", age: null, cents: 14_000, count: 1 },
  ]);
});
