// Written by `npm run registry` from what lies in the folders.
import type { NavEntry } from "#app/components/portal/nav-entries.ts";
import { menu as gstReportMenu } from "#app/routes/admin/money/gst-report/menu.ts";
import { menu as invoiceListMenu } from "#app/routes/admin/money/invoice-list/menu.ts";
import { menu as paymentsMenu } from "#app/routes/admin/money/payments/menu.ts";

export const menu: NavEntry[] = [
  gstReportMenu,
  invoiceListMenu,
  paymentsMenu,
];
