// Written by `npm run registry` from what lies in the folders.
import type { Route } from "#api/http/mount.ts";
import { finalisationRoutes } from "#api/modules/quality/finalisation/routes.ts";
import { reviewRoutes } from "#api/modules/quality/reviews/routes.ts";

export const routes: Route[] = [
  ...finalisationRoutes,
  ...reviewRoutes,
];
