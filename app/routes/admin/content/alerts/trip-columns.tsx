import type { TFunction } from "i18next";
import { href } from "react-router";
import type { Column } from "#app/data-table/columns.ts";
import { brands } from "#app/domain/brands.ts";
import { formatDayRange } from "#app/domain/dates.ts";
import type { AlertTrip } from "#contract/content/alerts.ts";
import type { Locale } from "#contract/primitives.ts";

/** Columns of the trips that an alert touches. */
export function tripColumns(
  t: TFunction<["alerts", "records", "clientFiles"]>,
  locale: Locale,
): Column<AlertTrip>[] {
  return [
    {
      id: "reference",
      header: t("clientFiles:fields.reference"),
      cell: ({ reference }) => reference,
      // Whose names are kept back may not open the file either.
      linkTo: ({ uid, name }) => (name === null ? undefined : href("/admin/client-files/:uid", { uid })),
    },
    { id: "name", header: t("clientFiles:fields.name"), cell: ({ name }) => name },
    { id: "agency", header: t("clientFiles:fields.agency"), cell: (trip) => trip.agency_name },
    {
      id: "dates",
      header: t("clientFiles:fields.travelDates"),
      cell: (trip) => formatDayRange(trip.travel_date, trip.end_date, locale),
    },
    { id: "brand", header: t("fields.brand"), cell: ({ brand }) => brands[brand].name },
  ];
}
