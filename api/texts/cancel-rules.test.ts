import { expect, it } from "vitest";
import { cancelRuleOf } from "./cancel-rules.ts";
import { locales } from "#contract/primitives.ts";

it.each([
  [
    { hours_before: 720, charge: "bps_of_net", value: 2_500 },
    "25 % of the net price when cancelled within 30 days",
  ],
  [{ hours_before: 48, charge: "bps_of_sell", value: 10_000 }, "Full price when cancelled within 48 hours"],
  [{ hours_before: 1, charge: "units", value: 1 }, "First night or day when cancelled within 1 hour"],
  [
    { hours_before: 96, charge: "units", value: 2 },
    "The first 2 nights or days when cancelled within 4 days",
  ],
  [{ hours_before: 72, charge: "fixed", value: 150_000 }, "1,500.00 when cancelled within 3 days"],
  [
    { hours_before: 0, charge: "bps_of_cost", value: 10_000 },
    "100 % of the supplier’s price from the day of the service on",
  ],
] as const)("a step is said as documents say it: %o", (rung, english) => {
  const said = cancelRuleOf(rung);
  expect(said.en).toBe(english);
  for (const locale of locales) expect(said[locale]).not.toMatch(/\{\{|undefined/);
  expect(new Set(Object.values(said)).size).toBe(locales.length);
});
