import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { KeyRing } from "#api/domain/key-ring.ts";
import { keyedPermutation, permutedNumbers } from "#api/domain/keyed-permutation.ts";

const keys = fc.string({ minLength: 32, maxLength: 64 });
const numbers = fc.integer({ min: 0, max: permutedNumbers - 1 });
const serverKey: KeyRing = ["a key of the tests that is long enough"];

describe("a keyed permutation", () => {
  it("gives each number once, over its whole range", () => {
    const place = keyedPermutation(serverKey, "NZFI");
    const seen = new Uint8Array(permutedNumbers);
    for (let no = 0; no < permutedNumbers; no += 1) seen[place(no)]! += 1;
    expect(seen.every((times) => times === 1)).toBe(true);
  });

  it("never gives two numbers the same place, whatever the key", () => {
    fc.assert(
      fc.property(keys, numbers, numbers, (key, one, other) => {
        const place = keyedPermutation([key], "NZFI");
        const [first, second] = [place(one), place(other)];
        expect(first >= 0 && first < permutedNumbers).toBe(true);
        expect(first === second).toBe(one === other);
      }),
    );
  });

  it("leaves hardly any two neighbours beside each other", () => {
    const count = 2000;
    const order = Array.from({ length: count }, (_, no) => no).map(keyedPermutation(serverKey, "NZFI"));
    const near = order.filter((place, at) => at > 0 && Math.abs(place - order[at - 1]!) <= 100);
    // By chance 0.02 % of them are that near.
    expect(near.length).toBeLessThan(6);
  });

  it("has another order for another key and for another purpose", () => {
    const order = (key: KeyRing, purpose: string) =>
      Array.from({ length: 50 }, (_, no) => no).map(keyedPermutation(key, purpose));
    const other: KeyRing = ["another key of the tests, also long enough"];
    expect(order(serverKey, "NZFI")).toEqual(order(serverKey, "NZFI"));
    expect(order(other, "NZFI")).not.toEqual(order(serverKey, "NZFI"));
    expect(order(serverKey, "AUFI")).not.toEqual(order(serverKey, "NZFI"));
  });

  it.each([-1, 0.5, permutedNumbers, Number.NaN])("refuses %s", (no) => {
    expect(() => keyedPermutation(serverKey, "NZFI")(no)).toThrow(RangeError);
  });
});
