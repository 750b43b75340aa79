import { expect, test } from "vitest";
import { barOf } from "./bars.ts";

test.each([
  [
    { net_cents: 1000, cost_cents: 750 },
    { paid: 75, earned: 25, lost: 0 },
  ],
  [
    { net_cents: 500, cost_cents: 500 },
    { paid: 50, earned: 0, lost: 0 },
  ],
  [
    { net_cents: 400, cost_cents: 600 },
    { paid: 40, earned: 0, lost: 20 },
  ],
  [
    { net_cents: 0, cost_cents: 0 },
    { paid: 0, earned: 0, lost: 0 },
  ],
  [
    { net_cents: -100, cost_cents: 0 },
    { paid: 0, earned: 0, lost: 0 },
  ],
])("the bar of %o", (earned, bar) => {
  expect(barOf(earned, 1000)).toEqual(bar);
});
