import type { Route } from "#api/http/mount.ts";
import { invoiceRoutes } from "#api/modules/money/invoices/routes.ts";

export const moneyRoutes: Route[] = [...invoiceRoutes];
