import type { Route } from "./+types/export.ts";
import { apiContext } from "#app/context.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { locationColumns } from "#app/routes/admin/content/itinerary-locations/columns.tsx";
import { exportList } from "#app/routes/portal/record-screens.server.ts";
import { locationService } from "#app/services/itinerary-locations.server.ts";
import { itineraryLocationResource } from "#contract/content/itinerary-locations.ts";

export const middleware: Route.MiddlewareFunction[] = [can("itinerary-locations.edit")];

export function loader(args: Route.LoaderArgs) {
  return exportList(args, {
    resource: itineraryLocationResource,
    service: locationService(args.context.get(apiContext)),
    columns: locationColumns(getI18n(args.context).getFixedT(null, "itineraryLocations")),
    fileName: "itinerary-locations.csv",
  });
}
