// Written by `npm run registry` from what lies in the folders.
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { routes as salesRoutes } from "#app/routes/admin/sales/registry-routes.ts";
import { routes as catalogueRoutes } from "#app/routes/admin/catalogue/registry-routes.ts";
import { routes as contentRoutes } from "#app/routes/admin/content/registry-routes.ts";
import { routes as moneyRoutes } from "#app/routes/admin/money/registry-routes.ts";
import { routes as peopleRoutes } from "#app/routes/admin/people/registry-routes.ts";
import { routes as qualityRoutes } from "#app/routes/admin/quality/registry-routes.ts";
import { routes as systemRoutes } from "#app/routes/admin/system/registry-routes.ts";

export const routes: RouteConfigEntry[] = [
  ...salesRoutes,
  ...catalogueRoutes,
  ...contentRoutes,
  ...moneyRoutes,
  ...peopleRoutes,
  ...qualityRoutes,
  ...systemRoutes,
];
