import { expect, test } from "vitest";
import type { TFunction } from "i18next";
import { agentPrices, agentTotals } from "#app/routes/agent/view-booking/prices.ts";

/** Answers the key itself. */
const t = ((key: string) => key) as unknown as TFunction<"clientFiles">;
const totals = { sell_cents: 100_000, commission_cents: 10_000, net_cents: 90_000, gst_cents: 11_739 };

test("a net agency sees nothing but net prices", () => {
  expect(agentPrices(t, "net").map(({ id }) => id)).toEqual(["net"]);
  expect(agentTotals({ totals, price_mode: "net" }, t, "en").map(({ id }) => id)).toEqual(["net", "gst"]);
});

test("a commission agency sees the way from the selling price to its net", () => {
  expect(agentPrices(t, "commission").map(({ id }) => id)).toEqual(["sell", "commission", "net"]);
  const lines = agentTotals({ totals, price_mode: "commission" }, t, "de");
  expect(lines.map(({ amount }) => amount)).toEqual(["1.000,00", "100,00", "900,00", "117,39"]);
});
