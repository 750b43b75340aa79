import type { TFunction } from "i18next";
import type { PriceColumn } from "#app/components/client-file/price-columns.ts";
import type { TotalLine } from "#app/components/client-file/sums.tsx";
import { formatAmount } from "#app/domain/money.ts";
import type { AgentFile, AgentServiceLine } from "#contract/sales/client-files/client-file.ts";
import type { Locale } from "#contract/primitives.ts";

type Texts = TFunction<"clientFiles">;
type PriceMode = AgentFile["price_mode"];

/** Price columns as the agency's terms have it: net alone, or the way from the selling price to it. */
export function agentPrices(t: Texts, mode: PriceMode): PriceColumn<AgentServiceLine>[] {
  const net: PriceColumn<AgentServiceLine> = {
    id: "net",
    header: t("totals.net"),
    cents: (line) => line.net_cents,
  };
  if (mode === "net") return [net];
  return [
    { id: "sell", header: t("totals.sell"), cents: (line) => line.sell_cents },
    { id: "commission", header: t("totals.commission"), cents: (line) => line.commission_cents },
    net,
  ];
}

/** The sums an agency sees under its terms. */
export function agentTotals(
  { totals, price_mode: mode }: Pick<AgentFile, "totals" | "price_mode">,
  t: Texts,
  locale: Locale,
): TotalLine[] {
  const line = (id: "sell" | "commission" | "net" | "gst", cents: number | null): TotalLine => ({
    id,
    label: t(`totals.${id}`),
    amount: cents === null ? "" : formatAmount(cents, locale),
  });
  const end: TotalLine[] = [
    { ...line("net", totals.net_cents), weight: "strong" },
    { ...line("gst", totals.gst_cents), weight: "quiet" },
  ];
  if (mode === "net") return end;
  return [line("sell", totals.sell_cents), line("commission", totals.commission_cents), ...end];
}
