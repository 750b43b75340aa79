import type { Route } from "#api/http/mount.ts";
import { packageEditorRoutes } from "#api/modules/catalogue/package-editor/routes.ts";
import { packageRoutes } from "#api/modules/catalogue/packages/routes.ts";
import { placeOptionRoutes } from "#api/modules/catalogue/places/options.ts";
import { productSearchRoutes } from "#api/modules/catalogue/products/routes.ts";

export const catalogueRoutes: Route[] = [
  ...placeOptionRoutes,
  ...productSearchRoutes,
  ...packageRoutes,
  ...packageEditorRoutes,
];
