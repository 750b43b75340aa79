import type { Route } from "#api/http/mount.ts";
import { accessRoutes } from "#api/modules/people/access/routes.ts";
import { userRoutes } from "#api/modules/people/users/routes.ts";

export const peopleRoutes: Route[] = [...accessRoutes, ...userRoutes];
