import type { TFunction } from "i18next";
import { href } from "react-router";
import type { RecordColumn } from "#app/data-table/record-columns.ts";
import type { ItineraryLocation, ItineraryLocationQuery } from "#contract/content/itinerary-locations.ts";

/** What the list of places tells of each, on the page and in its download. */
export function locationColumns(
  t: TFunction<"itineraryLocations">,
): RecordColumn<ItineraryLocation, typeof ItineraryLocationQuery>[] {
  return [
    {
      id: "name",
      header: t("fields.name"),
      cell: ({ name }) => name,
      linkTo: ({ uid }) => href("/admin/itinerary-locations/:uid", { uid }),
      sort: "name",
    },
    { id: "code", header: t("fields.code"), cell: ({ code }) => code, sort: "code" },
    { id: "kind", header: t("fields.kind"), cell: ({ kind }) => t(`kinds.${kind}`) },
    { id: "region", header: t("fields.region"), cell: ({ region }) => region, sort: "region" },
    { id: "country", header: t("fields.country"), cell: ({ country }) => t(`countries.${country}`) },
    { id: "timezone", header: t("fields.timezone"), cell: ({ timezone }) => timezone },
    { id: "lat", header: t("fields.lat"), csv: ({ lat }) => lat },
    { id: "lng", header: t("fields.lng"), csv: ({ lng }) => lng },
    {
      id: "legs",
      header: t("fields.legs"),
      cell: ({ legs }) => (legs.length > 0 ? t("legs", { count: legs.length }) : null),
      csv: ({ legs }) => legs.map(({ to }) => to).join(" "),
    },
  ];
}
