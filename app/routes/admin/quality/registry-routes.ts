// Written by `npm run registry` from what lies in the folders.
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { routes as fitFinalisationTrackerRoutes } from "#app/routes/admin/quality/fit-finalisation-tracker/routes.ts";

export const routes: RouteConfigEntry[] = [
  ...fitFinalisationTrackerRoutes,
];
