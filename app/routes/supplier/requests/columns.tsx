import type { TFunction } from "i18next";
import { href } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import type { Column } from "#app/data-table/columns.ts";
import type { CsvColumn } from "#app/data-table/csv.ts";
import {
  clockForSpreadsheet,
  formatDayRange,
  formatInstant,
  instantForSpreadsheet,
} from "#app/domain/dates.ts";
import { clockText } from "#contract/clock.ts";
import type { Locale } from "#contract/primitives.ts";
import type { OwnRequestRow } from "#contract/sales/supplier-requests/supplier-calls.ts";

type T = TFunction<["ownRequests", "supplierRequests", "supplierBookings"]>;
type Say = { t: T; locale: Locale; timeZone: string };

/** Columns of what waits for an answer. */
export function requestColumns({ t, locale, timeZone }: Say): Column<OwnRequestRow>[] {
  return [
    {
      id: "party",
      header: t("supplierBookings:fields.party"),
      cell: (row) => row.party_name,
      linkTo: ({ uid }) => href("/supplier-app/service/:uid", { uid }),
      sort: "party_name",
    },
    {
      id: "due",
      header: t("due"),
      cell: (row) => <Due row={row} t={t} at={(instant) => formatInstant(instant, timeZone, locale)} />,
      sort: "due_at",
      kind: "fit",
    },
    { id: "kind", header: t("kind"), cell: (row) => t(`supplierRequests:kinds.${row.kind}`) },
    { id: "service", header: t("service"), cell: (row) => row.name },
    {
      id: "date",
      header: t("supplierBookings:fields.date"),
      cell: (row) => when(row, locale),
      sort: "date_from",
      kind: "fit",
    },
    { id: "units", header: t("supplierBookings:fields.units"), cell: (row) => row.qty, kind: "number" },
    {
      id: "pax",
      header: t("supplierBookings:fields.pax"),
      cell: ({ adults, children, infants }) => adults + children + infants,
      kind: "number",
      phone: false,
    },
    {
      id: "reference",
      header: t("supplierBookings:fields.reference"),
      cell: (row) => row.reference,
      sort: "reference",
    },
    {
      id: "sent",
      header: t("sent"),
      cell: (row) => formatInstant(row.sent_at, timeZone, locale),
      kind: "fit",
      optional: true,
    },
  ];
}

function Due({ row, t, at }: { row: OwnRequestRow; t: T; at: (instant: string) => string }) {
  if (row.status === "Wait-listed") return <Badge tone="amber">{t("waitListed")}</Badge>;
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      {row.overdue ? <Badge tone="red">{t("supplierRequests:overdue")}</Badge> : null}
      {row.urgent && !row.overdue ? <Badge tone="red">{t("supplierRequests:urgent")}</Badge> : null}
      {row.due_at ? at(row.due_at) : null}
    </span>
  );
}

function when({ date_from: from, date_to: to, start_time: time }: OwnRequestRow, locale: Locale): string {
  const days = formatDayRange(from, to, locale);
  return time ? `${days}, ${clockText(time, locale)}` : days;
}

/** The same in a file, dates and travellers each by themselves. */
export function requestCsvColumns(t: T, timeZone: string): CsvColumn<OwnRequestRow>[] {
  return [
    { header: t("due"), value: ({ due_at: at }) => at && instantForSpreadsheet(at, timeZone) },
    { header: t("kind"), value: (row) => t(`supplierRequests:kinds.${row.kind}`) },
    { header: t("supplierBookings:fields.party"), value: (row) => row.party_name },
    { header: t("supplierBookings:fields.reference"), value: (row) => row.reference },
    { header: t("service"), value: (row) => row.name },
    { header: t("supplierBookings:filters.dateFrom"), value: (row) => row.date_from },
    { header: t("supplierBookings:filters.dateTo"), value: (row) => row.date_to },
    {
      header: t("supplierBookings:fields.time"),
      value: ({ start_time: time }) => time && clockForSpreadsheet(time),
    },
    { header: t("supplierBookings:fields.units"), value: (row) => row.qty },
    { header: t("supplierBookings:fields.adults"), value: (row) => row.adults },
    { header: t("supplierBookings:fields.children"), value: (row) => row.children },
    { header: t("supplierBookings:fields.infants"), value: (row) => row.infants },
    { header: t("sent"), value: (row) => instantForSpreadsheet(row.sent_at, timeZone) },
  ];
}
