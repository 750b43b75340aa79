// Written by `npm run registry` from what lies in the folders.
import type { Route } from "#api/http/mount.ts";
import { alertRoutes } from "#api/modules/content/alerts/routes.ts";
import { itineraryLocationRoutes } from "#api/modules/content/itinerary-locations/routes.ts";
import { labelRoutes } from "#api/modules/content/labels/routes.ts";

export const routes: Route[] = [
  ...alertRoutes,
  ...itineraryLocationRoutes,
  ...labelRoutes,
];
