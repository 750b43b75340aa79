import type { TFunction } from "i18next";
import type { CsvColumn } from "#app/data-table/csv.ts";
import type { Currency } from "#contract/primitives.ts";
import { serviceGroupOf } from "#contract/catalogue/products/service-groups.ts";
import type { YieldLine } from "#contract/sales/yields/file-yield.ts";

type Texts = TFunction<["fileYield", "supplierInvoice", "clientFiles", "kit", "status"]>;

type Column = CsvColumn<YieldLine>;

/** What the download tells of each service. */
export function yieldColumns(t: Texts, currency: Currency): Column[] {
  const amount = (header: string, cents: (line: YieldLine) => number): Column => ({
    header: `${header} (${currency})`,
    value: (line) => ({ cents: cents(line) }),
  });
  const sum = (id: "sell" | "commission" | "net" | "cost" | "yield") =>
    amount(t(`clientFiles:totals.${id}`), (line) => line[`${id}_cents`]);
  /** Empty where nothing was billed. */
  const billed = (id: "billed" | "difference", cents: (line: YieldLine) => number | null): Column => ({
    header: `${t(`supplierInvoice:${id}`)} (${currency})`,
    value: (line) => {
      const amountOf = cents(line);
      return amountOf === null ? null : { cents: amountOf };
    },
  });
  const ex = t("fileYield:sums.ex");
  return [
    { header: t("fileYield:lines.day"), value: (line) => line.day_no },
    { header: t("fileYield:lines.date"), value: (line) => line.date_from },
    {
      header: t("fileYield:lines.type"),
      value: (line) => t(`kit:services.${serviceGroupOf(line.service_type)}`),
    },
    { header: t("fileYield:lines.service"), value: (line) => line.name },
    { header: t("fileYield:lines.supplier"), value: (line) => line.supplier_name },
    { header: t("fileYield:lines.option"), value: (line) => line.option_code },
    { header: t("fileYield:lines.status"), value: (line) => t(`status:line.${line.status}`) },
    {
      header: t("fileYield:lines.counts"),
      value: (line) => t(line.counts ? "fileYield:lines.yes" : "fileYield:lines.no"),
    },
    sum("sell"),
    sum("commission"),
    sum("net"),
    sum("cost"),
    sum("yield"),
    { header: `${t("clientFiles:totals.margin")} (%)`, value: (line) => line.margin_bps / 100 },
    amount(`${t("clientFiles:totals.net")}, ${ex}`, (line) => line.net_ex_cents),
    amount(`${t("clientFiles:totals.cost")}, ${ex}`, (line) => line.cost_ex_cents),
    amount(`${t("clientFiles:totals.yield")}, ${ex}`, (line) => line.yield_ex_cents),
    amount(t("fileYield:lines.expected"), (line) => line.expected_cost_cents),
    billed("billed", (line) => line.billed_cents),
    billed("difference", (line) => line.variance_cents),
    { header: t("fileYield:lines.source"), value: (line) => t(`fileYield:sources.${line.source ?? "none"}`) },
    { header: t("fileYield:lines.reason"), value: (line) => line.reason },
    { header: t("fileYield:lines.by"), value: (line) => line.priced_by },
    {
      header: `${t("fileYield:lines.today")} (${currency})`,
      value: ({ drift }) =>
        "today_cents" in drift ? { cents: drift.today_cents } : t(`fileYield:drift.kinds.${drift.kind}`),
    },
    {
      header: `${t("fileYield:lines.difference")} (${currency})`,
      value: ({ drift }) => ("diff_cents" in drift ? { cents: drift.diff_cents } : null),
    },
  ];
}
