import type { Route } from "./+types/export.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { csvResponse } from "#app/data-table/csv-response.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { locationService } from "#app/services/itinerary-locations.server.ts";
import { ItineraryLocationQuery, type ItineraryLocation } from "#contract/content/itinerary-locations.ts";
import { readListQuery } from "#contract/list-query.ts";

export const middleware: Route.MiddlewareFunction[] = [can("itinerary-locations.edit")];

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(url, ItineraryLocationQuery);
  const itineraryLocations = locationService(context.get(apiContext));
  const { t } = getI18n(context);
  const columns = [
    { header: t("itineraryLocations:fields.code"), value: (row: ItineraryLocation) => row.code },
    { header: t("itineraryLocations:fields.name"), value: (row: ItineraryLocation) => row.name },
    {
      header: t("itineraryLocations:fields.kind"),
      value: (row: ItineraryLocation) => t(`itineraryLocations:kinds.${row.kind}`),
    },
    { header: t("itineraryLocations:fields.region"), value: (row: ItineraryLocation) => row.region },
    { header: t("itineraryLocations:fields.country"), value: (row: ItineraryLocation) => row.country },
    { header: t("itineraryLocations:fields.timezone"), value: (row: ItineraryLocation) => row.timezone },
    { header: t("itineraryLocations:fields.lat"), value: (row: ItineraryLocation) => row.lat },
    { header: t("itineraryLocations:fields.lng"), value: (row: ItineraryLocation) => row.lng },
    {
      header: t("itineraryLocations:fields.legs"),
      value: (row: ItineraryLocation) => row.legs.map(({ to }) => to).join(" "),
    },
  ];
  return csvResponse(
    "itinerary-locations.csv",
    columns,
    (page) => itineraryLocations.list({ ...query, page, per_page: 100 }),
    context.get(localeContext),
  );
}
