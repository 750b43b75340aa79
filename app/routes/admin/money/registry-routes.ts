// Written by `npm run registry` from what lies in the folders.
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { routes as gstReportRoutes } from "#app/routes/admin/money/gst-report/routes.ts";
import { routes as invoiceListRoutes } from "#app/routes/admin/money/invoice-list/routes.ts";
import { routes as paymentsRoutes } from "#app/routes/admin/money/payments/routes.ts";

export const routes: RouteConfigEntry[] = [
  ...gstReportRoutes,
  ...invoiceListRoutes,
  ...paymentsRoutes,
];
