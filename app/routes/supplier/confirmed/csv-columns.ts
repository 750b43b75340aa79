import type { TFunction } from "i18next";
import { roomsText } from "#app/components/portal/party-text.ts";
import type { CsvColumn } from "#app/data-table/csv.ts";
import { clockForSpreadsheet } from "#app/domain/dates.ts";
import type { SupplierBookingRow } from "#contract/sales/supplier-bookings/booking.ts";

/** A confirmed booking in a file: what its list can show, dates and travellers each by themselves. */
export function bookingCsvColumns(
  t: TFunction,
  say: TFunction<"supplierBookings">,
): CsvColumn<SupplierBookingRow>[] {
  return [
    { header: t("supplierBookings:filters.dateFrom"), value: (row) => row.date_from },
    { header: t("supplierBookings:filters.dateTo"), value: (row) => row.date_to },
    {
      header: t("supplierBookings:fields.time"),
      value: ({ start_time: time }) => time && clockForSpreadsheet(time),
    },
    { header: t("supplierBookings:fields.party"), value: (row) => row.party_name },
    { header: t("supplierBookings:fields.reference"), value: (row) => row.reference },
    { header: t("supplierBookings:fields.service"), value: (row) => row.name },
    { header: t("supplierBookings:fields.comment"), value: (row) => row.comment },
    { header: t("supplierBookings:fields.place"), value: (row) => row.place.name },
    { header: t("supplierBookings:fields.units"), value: (row) => row.qty },
    { header: t("supplierBookings:fields.adults"), value: (row) => row.adults },
    { header: t("supplierBookings:fields.children"), value: (row) => row.children },
    { header: t("supplierBookings:fields.infants"), value: (row) => row.infants },
    { header: t("supplierBookings:fields.rooms"), value: ({ rooms }) => roomsText(rooms, say) },
    { header: t("supplierBookings:fields.status"), value: (row) => t(`status:line.${row.status}`) },
    { header: t("supplierBookings:fields.confirmation"), value: (row) => row.confirmation },
    { header: t("supplierBookings:fields.voucher"), value: (row) => row.voucher_no },
    { header: t("supplierBookings:fields.remarks"), value: (row) => row.supplier_remarks },
  ];
}
