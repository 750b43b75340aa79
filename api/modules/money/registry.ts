// Written by `npm run registry` from what lies in the folders.
import type { Route } from "#api/http/mount.ts";
import { invoiceRoutes } from "#api/modules/money/invoices/routes.ts";
import { ledgerRoutes } from "#api/modules/money/ledger/routes.ts";
import { paperRoutes } from "#api/modules/money/papers/routes.ts";

export const routes: Route[] = [
  ...invoiceRoutes,
  ...ledgerRoutes,
  ...paperRoutes,
];
