// Written by `npm run registry` from what lies in the folders.
import type { Route } from "#api/http/mount.ts";
import { packageEditorRoutes } from "#api/modules/catalogue/package-editor/routes.ts";
import { packageRoutes } from "#api/modules/catalogue/packages/routes.ts";
import { placeOptionRoutes } from "#api/modules/catalogue/places/routes.ts";
import { productSearchRoutes } from "#api/modules/catalogue/products/routes.ts";

export const routes: Route[] = [
  ...packageEditorRoutes,
  ...packageRoutes,
  ...placeOptionRoutes,
  ...productSearchRoutes,
];
