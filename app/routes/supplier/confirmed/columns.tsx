import type { TFunction } from "i18next";
import { partyText, roomsText } from "#app/components/portal/party-text.ts";
import { StatusBadge } from "#app/components/ui/status-badge.tsx";
import type { Column } from "#app/data-table/columns.ts";
import { formatDayRange } from "#app/domain/dates.ts";
import { clockText } from "#contract/clock.ts";
import type { Locale } from "#contract/primitives.ts";
import type { SupplierBookingRow } from "#contract/sales/supplier-bookings/booking.ts";

type Say = {
  t: TFunction<"supplierBookings">;
  locale: Locale;
};

/** Columns of the confirmed bookings; on paper they are the arrival list. */
export function bookingColumns({ t, locale }: Say): Column<SupplierBookingRow>[] {
  return [
    {
      id: "date",
      header: t("fields.date"),
      cell: (row) => when(row, locale),
      sort: "date_from",
      kind: "fit",
    },
    {
      id: "party",
      header: t("fields.party"),
      cell: (row) => row.party_name,
      sort: "party_name",
      naming: true,
    },
    { id: "reference", header: t("fields.reference"), cell: (row) => row.reference, sort: "reference" },
    {
      id: "service",
      header: t("fields.service"),
      cell: (row) => row.name,
      naming: true,
    },
    { id: "units", header: t("fields.units"), cell: (row) => row.qty, kind: "number" },
    { id: "pax", header: t("fields.pax"), cell: (row) => partyText(row, t) },
    { id: "rooms", header: t("fields.rooms"), cell: ({ rooms }) => roomsText(rooms, t) },
    { id: "remarks", header: t("fields.remarks"), cell: (row) => row.supplier_remarks },
    {
      id: "status",
      header: t("fields.status"),
      cell: (row) => <StatusBadge machine="line" code={row.status} />,
      kind: "fit",
    },
    { id: "confirmation", header: t("fields.confirmation"), cell: (row) => row.confirmation },
    { id: "voucher", header: t("fields.voucher"), cell: (row) => row.voucher_no, optional: true },
    { id: "comment", header: t("fields.comment"), cell: (row) => row.comment, optional: true },
    { id: "place", header: t("fields.place"), cell: (row) => row.place.name },
  ];
}

function when(
  { date_from: from, date_to: to, start_time: time }: SupplierBookingRow,
  locale: Locale,
): string {
  const days = formatDayRange(from, to, locale);
  return time ? `${days}, ${clockText(time, locale)}` : days;
}
