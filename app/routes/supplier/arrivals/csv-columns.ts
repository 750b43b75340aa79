import type { TFunction } from "i18next";
import { roomsText } from "#app/components/portal/party-text.ts";
import type { CsvColumn } from "#app/data-table/csv.ts";
import type { ArrivalDay } from "#app/domain/arrival-days.ts";
import { clockForSpreadsheet } from "#app/domain/dates.ts";
import type { Arrival } from "#contract/sales/supplier-bookings/arrivals.ts";

/** A line of the file: a service on one of the days on which it counts. */
export type ArrivalLine = { day: string; part: "arriving" | "leaving" | "staying"; service: Arrival };

/** The days as lines, each day's in the order of the page. */
export function arrivalLines(days: readonly ArrivalDay[]): ArrivalLine[] {
  return days.flatMap((of) =>
    (["arriving", "leaving", "staying"] as const).flatMap((part) =>
      of[part].map((service) => ({ day: of.day, part, service })),
    ),
  );
}

/** What the page tells of a service, dates and travellers each by themselves. */
export function arrivalCsvColumns(
  t: TFunction<["arrivals", "supplierBookings"]>,
  say: TFunction<"supplierBookings">,
): CsvColumn<ArrivalLine>[] {
  return [
    { header: t("supplierBookings:fields.date"), value: ({ day }) => day },
    { header: t("arrivals:fields.part"), value: ({ part }) => t(`arrivals:parts.${part}`) },
    {
      header: t("supplierBookings:fields.time"),
      value: ({ part, service: { start_time: time } }) =>
        part === "arriving" && time ? clockForSpreadsheet(time) : null,
    },
    { header: t("supplierBookings:fields.party"), value: ({ service }) => service.party_name },
    { header: t("supplierBookings:fields.reference"), value: ({ service }) => service.reference },
    { header: t("supplierBookings:fields.service"), value: ({ service }) => service.name },
    { header: t("supplierBookings:fields.units"), value: ({ service }) => service.qty },
    { header: t("arrivals:fields.nights"), value: ({ service }) => service.nights },
    { header: t("supplierBookings:filters.dateFrom"), value: ({ service }) => service.date_from },
    { header: t("supplierBookings:filters.dateTo"), value: ({ service }) => service.date_to },
    { header: t("supplierBookings:fields.adults"), value: ({ service }) => service.adults },
    { header: t("supplierBookings:fields.children"), value: ({ service }) => service.children },
    { header: t("supplierBookings:fields.infants"), value: ({ service }) => service.infants },
    { header: t("supplierBookings:fields.rooms"), value: ({ service: { rooms } }) => roomsText(rooms, say) },
    { header: t("arrivals:fields.extras"), value: ({ service }) => service.extras.join(", ") },
    { header: t("supplierBookings:fields.confirmation"), value: ({ service }) => service.confirmation },
    { header: t("supplierBookings:fields.voucher"), value: ({ service }) => service.voucher_no },
    { header: t("supplierBookings:fields.remarks"), value: ({ service }) => service.supplier_remarks },
  ];
}
