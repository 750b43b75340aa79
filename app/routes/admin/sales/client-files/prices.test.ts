import { expect, test } from "vitest";
import type { TFunction } from "i18next";
import { officePrices, officeTotals } from "#app/routes/admin/sales/client-files/prices.ts";

/** Answers the key itself. */
const t = ((key: string) => key) as unknown as TFunction<"clientFiles">;
const sold = { sell_cents: 100_000, commission_cents: 10_000, net_cents: 90_000, gst_cents: 11_739 };

test("cost, yield and margin appear for those who may see them", () => {
  const totals = { ...sold, cost_cents: 72_000, yield_cents: 18_000, margin_bps: 2000 };
  const lines = officeTotals(totals, t, "en");
  expect(lines.map(({ id, amount }) => `${id} ${amount}`)).toEqual([
    "sell 1,000.00",
    "commission 100.00",
    "net 900.00",
    "gst 117.39",
    "cost 720.00",
    "yield 180.00",
    "margin 20%",
  ]);
});

test("without the permission neither totals nor columns speak of cost", () => {
  const totals = { ...sold, cost_cents: null, yield_cents: null, margin_bps: null };
  expect(officeTotals(totals, t, "en").map(({ id }) => id)).toEqual(["sell", "commission", "net", "gst"]);
  expect(officePrices(t, false).map(({ id }) => id)).toEqual(["sell", "net"]);
});
