// Written by `npm run registry` from what lies in the folders.
import type { Route } from "#api/http/mount.ts";
import { attachmentRoutes } from "#api/modules/catalogue/attachments/routes.ts";
import { cancelTermsRoutes } from "#api/modules/catalogue/cancel-terms/routes.ts";
import { productExtraRoutes } from "#api/modules/catalogue/extras/routes.ts";
import { finderRoutes } from "#api/modules/catalogue/finder/routes.ts";
import { productOptionRoutes } from "#api/modules/catalogue/options/routes.ts";
import { ownStockRoutes } from "#api/modules/catalogue/own-stock/routes.ts";
import { packageEditorRoutes } from "#api/modules/catalogue/package-editor/routes.ts";
import { packageRoutes } from "#api/modules/catalogue/packages/routes.ts";
import { placeOptionRoutes } from "#api/modules/catalogue/places/routes.ts";
import { productSearchRoutes } from "#api/modules/catalogue/products/routes.ts";
import { rateAnalysisRoutes } from "#api/modules/catalogue/rate-analysis/routes.ts";
import { rateImportRoutes } from "#api/modules/catalogue/rate-imports/routes.ts";
import { rateRoutes } from "#api/modules/catalogue/rates/routes.ts";
import { stockRoutes } from "#api/modules/catalogue/stock/routes.ts";
import { supplierRoutes } from "#api/modules/catalogue/suppliers/routes.ts";

export const routes: Route[] = [
  ...attachmentRoutes,
  ...cancelTermsRoutes,
  ...productExtraRoutes,
  ...finderRoutes,
  ...productOptionRoutes,
  ...ownStockRoutes,
  ...packageEditorRoutes,
  ...packageRoutes,
  ...placeOptionRoutes,
  ...productSearchRoutes,
  ...rateAnalysisRoutes,
  ...rateImportRoutes,
  ...rateRoutes,
  ...stockRoutes,
  ...supplierRoutes,
];
