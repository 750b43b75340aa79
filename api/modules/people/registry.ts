// Written by `npm run registry` from what lies in the folders.
import type { Route } from "#api/http/mount.ts";
import { accessRoutes } from "#api/modules/people/access/routes.ts";
import { ownAgencyRoutes } from "#api/modules/people/agencies/routes.ts";
import { userRoutes } from "#api/modules/people/users/routes.ts";

export const routes: Route[] = [
  ...accessRoutes,
  ...ownAgencyRoutes,
  ...userRoutes,
];
