import type { TFunction } from "i18next";
import { href } from "react-router";
import type { Column } from "#app/data-table/columns.ts";
import { filterParam } from "#app/data-table/filter-fields.ts";
import { formatMonth } from "#app/domain/dates.ts";
import { formatAmount, formatPercent } from "#app/domain/money.ts";
import { withParams } from "#app/lib/query-string.ts";
import type { GstTotal } from "#contract/money/gst-report.ts";
import type { Locale } from "#contract/primitives.ts";

type Say = {
  t: TFunction<["gstReport", "fileMoney"]>;
  locale: Locale;
  /** What the address asks for now. */
  search: string;
};

/** What a report tells of a month and tax code; the month leads to what it is made of. */
export function monthColumns({ t, locale, search }: Say): Column<GstTotal>[] {
  return [
    {
      id: "month",
      header: t("gstReport:columns.month"),
      cell: ({ month }) => formatMonth(month, locale),
      linkTo: (row) => toEntries(row, search),
    },
    { id: "kind", header: t("gstReport:columns.kind"), cell: ({ kind }) => t(`gstReport:kinds.${kind}`) },
    {
      id: "code",
      header: t("gstReport:columns.code"),
      cell: ({ tax_code: code, rate_bps: bps }) =>
        `${t(`fileMoney:codes.${code}`)}${bps > 0 ? ` (${formatPercent(bps, locale)})` : ""}`,
    },
    {
      id: "taxable",
      header: t("gstReport:columns.taxable"),
      cell: ({ taxable_cents: cents }) => formatAmount(cents, locale),
      kind: "number",
    },
    {
      id: "gst",
      header: t("gstReport:columns.gst"),
      cell: ({ gst_cents: cents }) => formatAmount(cents, locale),
      kind: "number",
    },
    {
      id: "total",
      header: t("gstReport:columns.total"),
      cell: ({ total_cents: cents }) => formatAmount(cents, locale),
      kind: "number",
      phone: false,
    },
    {
      id: "entries",
      header: t("gstReport:columns.entries"),
      cell: (row) => t("gstReport:show", { count: row.entries }),
      kind: "fit",
      phone: false,
    },
  ];
}

/** The same report with the entries of one row alone. */
function toEntries(row: GstTotal, search: string): string {
  const narrowed = withParams(search, {
    [filterParam("month")]: row.month,
    [filterParam("code")]: row.tax_code,
    [filterParam("kind")]: row.kind,
    page: null,
  });
  return `${href("/admin/gst-report")}${narrowed}#entries`;
}
