// Written by `npm run registry` from what lies in the folders.
import type { Route } from "#api/http/mount.ts";
import { routes as salesRoutes } from "#api/modules/sales/registry.ts";
import { routes as catalogueRoutes } from "#api/modules/catalogue/registry.ts";
import { routes as contentRoutes } from "#api/modules/content/registry.ts";
import { routes as moneyRoutes } from "#api/modules/money/registry.ts";
import { routes as peopleRoutes } from "#api/modules/people/registry.ts";
import { routes as qualityRoutes } from "#api/modules/quality/registry.ts";
import { routes as systemRoutes } from "#api/modules/system/registry.ts";

export const routes: Route[] = [
  ...salesRoutes,
  ...catalogueRoutes,
  ...contentRoutes,
  ...moneyRoutes,
  ...peopleRoutes,
  ...qualityRoutes,
  ...systemRoutes,
];
