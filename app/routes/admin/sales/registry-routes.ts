// Written by `npm run registry` from what lies in the folders.
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { routes as clientFilesRoutes } from "#app/routes/admin/sales/client-files/routes.ts";
import { routes as tasksRoutes } from "#app/routes/admin/sales/tasks/routes.ts";

export const routes: RouteConfigEntry[] = [
  ...clientFilesRoutes,
  ...tasksRoutes,
];
