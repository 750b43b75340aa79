import type { TFunction } from "i18next";
import { href } from "react-router";
import { StatusBadge } from "#app/components/ui/status-badge.tsx";
import type { Column } from "#app/data-table/columns.ts";
import { formatDayLong } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import type { InvoiceRow } from "#contract/money/invoice-list.ts";
import type { Locale } from "#contract/primitives.ts";

type Say = { t: TFunction<"invoiceList">; locale: Locale };

/** Columns of the invoices of all files; a number leads to the money of its booking. */
export function invoiceColumns({ t, locale }: Say): Column<InvoiceRow>[] {
  return [
    {
      id: "number",
      header: t("fields.number"),
      cell: (row) => row.number,
      linkTo: ({ file: { uid } }) => href("/admin/client-files/invoices/:uid", { uid }),
      kind: "fit",
    },
    { id: "agency", header: t("fields.agency"), cell: (row) => row.agency_name, naming: true },
    { id: "file", header: t("fields.file"), cell: (row) => `${row.file.reference} ${row.file.name}` },
    {
      id: "open",
      header: t("fields.open"),
      cell: (row) => formatMoney(row.open_cents, row.currency, locale),
      kind: "number",
    },
    {
      id: "due",
      header: t("fields.due"),
      cell: (row) => formatDayLong(row.due_date, locale),
      sort: "due_date",
      kind: "fit",
    },
    {
      id: "status",
      header: t("fields.status"),
      cell: (row) => <StatusBadge machine="invoice" code={row.overdue ? "Overdue" : row.status} />,
      kind: "fit",
    },
    {
      id: "total",
      header: t("fields.total"),
      cell: (row) => formatMoney(row.total_cents, row.currency, locale),
      kind: "number",
      phone: false,
    },
    {
      id: "issued",
      header: t("fields.issued"),
      cell: (row) => formatDayLong(row.issue_date, locale),
      sort: "issue_date",
      kind: "fit",
      phone: false,
    },
    { id: "kind", header: t("fields.kind"), cell: (row) => t(`kinds.${row.kind}`), optional: true },
  ];
}
