import { route, type RouteConfigEntry } from "@react-router/dev/routes";
import { crudRoutes } from "#app/routes/portal/crud-routes.ts";

export const routes: RouteConfigEntry[] = [
  ...crudRoutes("alerts", "routes/admin/content/alerts"),
  route("alerts/:uid/trips", "routes/admin/content/alerts/trips.tsx"),
];
