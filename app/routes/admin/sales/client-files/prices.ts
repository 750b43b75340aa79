import type { TFunction } from "i18next";
import type { PriceColumn } from "#app/components/client-file/price-columns.ts";
import type { TotalLine } from "#app/components/client-file/sums.tsx";
import { formatAmount, formatPercent } from "#app/domain/money.ts";
import type { OfficeFile, OfficeServiceLine } from "#contract/sales/client-files/client-file.ts";
import type { Locale } from "#contract/primitives.ts";

type Texts = TFunction<"clientFiles">;

/** Price columns of the back office; cost and yield only for those who may see them. */
export function officePrices(t: Texts, seesCost: boolean): PriceColumn<OfficeServiceLine>[] {
  const prices: PriceColumn<OfficeServiceLine>[] = [
    { id: "sell", header: t("totals.sell"), cents: (line) => line.sell_cents },
    { id: "net", header: t("totals.net"), cents: (line) => line.net_cents },
  ];
  if (!seesCost) return prices;
  return [
    ...prices,
    { id: "cost", header: t("totals.cost"), cents: (line) => line.cost_cents },
    { id: "yield", header: t("totals.yield"), cents: (line) => line.yield_cents },
  ];
}

/** The sums in the order in which they lead from one to the next. Lines the reader may not see are left out. */
export function officeTotals(totals: OfficeFile["totals"], t: Texts, locale: Locale): TotalLine[] {
  const line = (id: "sell" | "commission" | "net" | "gst" | "cost" | "yield", cents: number | null) =>
    cents === null ? [] : [{ id, label: t(`totals.${id}`), amount: formatAmount(cents, locale) }];
  const margin = totals.margin_bps;
  return [
    ...line("sell", totals.sell_cents),
    ...line("commission", totals.commission_cents),
    ...strong(line("net", totals.net_cents)),
    ...quiet(line("gst", totals.gst_cents)),
    ...line("cost", totals.cost_cents),
    ...strong(line("yield", totals.yield_cents)),
    ...(margin === null
      ? []
      : quiet([{ id: "margin", label: t("totals.margin"), amount: formatPercent(margin, locale) }])),
  ];
}

function strong(lines: TotalLine[]): TotalLine[] {
  return lines.map((line) => ({ ...line, weight: "strong" }));
}

function quiet(lines: TotalLine[]): TotalLine[] {
  return lines.map((line) => ({ ...line, weight: "quiet" }));
}
