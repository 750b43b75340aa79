// Written by `npm run registry` from what lies in the folders.
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { routes as quickQuoteRoutes } from "#app/routes/admin/catalogue/quick-quote/routes.ts";
import { routes as rateAnalysisRoutes } from "#app/routes/admin/catalogue/rate-analysis/routes.ts";
import { routes as supplierAttachmentsRoutes } from "#app/routes/admin/catalogue/supplier-attachments/routes.ts";
import { routes as suppliersRoutes } from "#app/routes/admin/catalogue/suppliers/routes.ts";

export const routes: RouteConfigEntry[] = [
  ...quickQuoteRoutes,
  ...rateAnalysisRoutes,
  ...supplierAttachmentsRoutes,
  ...suppliersRoutes,
];
