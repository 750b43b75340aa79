import type { TFunction } from "i18next";
import { href } from "react-router";
import type { Column } from "#app/data-table/columns.ts";
import type { ItineraryLocation } from "#contract/content/itinerary-locations.ts";

/** Columns of the list of places. */
export function locationColumns(t: TFunction<"itineraryLocations">): Column<ItineraryLocation>[] {
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
    {
      id: "legs",
      header: t("fields.legs"),
      cell: ({ legs }) => (legs.length > 0 ? t("legs", { count: legs.length }) : null),
    },
  ];
}
