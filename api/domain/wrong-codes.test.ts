import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { closedAfter, waitAfter } from "./wrong-codes.ts";

const minutes = (count: number) => count * 60_000;

describe("the wait after wrong codes in a row", () => {
  it.each([
    [1, 0],
    [9, 0],
    [10, 15],
    [11, 0],
    [14, 0],
    [15, 30],
    [20, 60],
    [40, 16 * 60],
    [45, 24 * 60],
    [95, 24 * 60],
  ])("of %i is %i minutes", (wrong, wait) => {
    expect(waitAfter(wrong)).toBe(minutes(wait));
  });

  it("lets no more than ten into any quarter of an hour, however they are spread", () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: minutes(20) }), { minLength: 1, maxLength: 99 }), (pauses) => {
        const at: number[] = [];
        let now = 0;
        for (const [index, pause] of pauses.entries()) {
          now += pause;
          at.push(now);
          now += waitAfter(index + 1);
        }
        for (const [index, first] of at.entries()) {
          const within = at.slice(index).filter((one) => one - first < minutes(15));
          expect(within.length).toBeLessThanOrEqual(10);
        }
      }),
    );
  });

  it("makes a hundred of them take more than a week", () => {
    const waits = Array.from({ length: closedAfter - 1 }, (_, index) => waitAfter(index + 1));
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(minutes(7 * 24 * 60));
  });
});
