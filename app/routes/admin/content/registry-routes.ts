// Written by `npm run registry` from what lies in the folders.
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { routes as alertsRoutes } from "#app/routes/admin/content/alerts/routes.ts";
import { routes as itineraryLocationsRoutes } from "#app/routes/admin/content/itinerary-locations/routes.ts";
import { routes as labelsRoutes } from "#app/routes/admin/content/labels/routes.ts";

export const routes: RouteConfigEntry[] = [
  ...alertsRoutes,
  ...itineraryLocationsRoutes,
  ...labelsRoutes,
];
