import { expect, test } from "vitest";
import { soldOf } from "#api/domain/pricing/sold.ts";

const party = { rooms: [{}, {}], pax: [{}, {}, {}], qty: 4 };

test.each([
  ["room", 2],
  ["person", 3],
  ["unit", 4],
  ["group", 4],
  [undefined, 4],
] as const)("on the basis %s as many are sold as it counts", (basis, sold) => {
  expect(soldOf(basis, party)).toBe(sold);
});
