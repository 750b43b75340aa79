// Written by `npm run registry` from what lies in the folders.
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { routes as usersRoutes } from "#app/routes/admin/people/users/routes.ts";

export const routes: RouteConfigEntry[] = [
  ...usersRoutes,
];
