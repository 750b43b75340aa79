import type { TFunction } from "i18next";
import type { Column } from "#app/data-table/columns.ts";
import type { CsvColumn } from "#app/data-table/csv.ts";
import { formatDayRange, formatInstant, instantForSpreadsheet } from "#app/domain/dates.ts";
import type { Locale } from "#contract/primitives.ts";
import type { CancelledBookingRow } from "#contract/sales/supplier-requests/supplier-calls.ts";

type Say = {
  t: TFunction<"supplierBookings">;
  /** Heading of the day on which it was cancelled. */
  cancelledOn: string;
  locale: Locale;
  timeZone: string;
};

/** Columns of what is not needed any more. */
export function cancelledColumns({ t, cancelledOn, locale, timeZone }: Say): Column<CancelledBookingRow>[] {
  return [
    { id: "party", header: t("fields.party"), cell: (row) => row.party_name, sort: "party_name" },
    {
      id: "cancelled",
      header: cancelledOn,
      cell: (row) => formatInstant(row.cancelled_at, timeZone, locale),
      sort: "cancelled_at",
      kind: "fit",
    },
    {
      id: "date",
      header: t("fields.date"),
      cell: (row) => formatDayRange(row.date_from, row.date_to, locale),
      sort: "date_from",
      kind: "fit",
    },
    { id: "service", header: t("fields.service"), cell: (row) => row.name },
    { id: "units", header: t("fields.units"), cell: (row) => row.qty, kind: "number" },
    {
      id: "pax",
      header: t("fields.pax"),
      cell: ({ adults, children, infants }) => adults + children + infants,
      kind: "number",
      phone: false,
    },
    { id: "reference", header: t("fields.reference"), cell: (row) => row.reference, sort: "reference" },
    { id: "confirmation", header: t("fields.confirmation"), cell: (row) => row.confirmation },
    { id: "voucher", header: t("fields.voucher"), cell: (row) => row.voucher_no, optional: true },
  ];
}

/** The same in a file. */
export function cancelledCsvColumns({ t, cancelledOn, timeZone }: Say): CsvColumn<CancelledBookingRow>[] {
  return [
    { header: cancelledOn, value: (row) => instantForSpreadsheet(row.cancelled_at, timeZone) },
    { header: t("fields.party"), value: (row) => row.party_name },
    { header: t("fields.reference"), value: (row) => row.reference },
    { header: t("fields.service"), value: (row) => row.name },
    { header: t("filters.dateFrom"), value: (row) => row.date_from },
    { header: t("filters.dateTo"), value: (row) => row.date_to },
    { header: t("fields.units"), value: (row) => row.qty },
    { header: t("fields.adults"), value: (row) => row.adults },
    { header: t("fields.children"), value: (row) => row.children },
    { header: t("fields.infants"), value: (row) => row.infants },
    { header: t("fields.confirmation"), value: (row) => row.confirmation },
    { header: t("fields.voucher"), value: (row) => row.voucher_no },
  ];
}
