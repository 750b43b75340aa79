// Written by `npm run registry` from what lies in the folders.
import type { NavEntry } from "#app/components/portal/nav-entries.ts";
import { menu as quickQuoteMenu } from "#app/routes/admin/catalogue/quick-quote/menu.ts";
import { menu as rateAnalysisMenu } from "#app/routes/admin/catalogue/rate-analysis/menu.ts";
import { menu as supplierAttachmentsMenu } from "#app/routes/admin/catalogue/supplier-attachments/menu.ts";
import { menu as suppliersMenu } from "#app/routes/admin/catalogue/suppliers/menu.ts";

export const menu: NavEntry[] = [
  quickQuoteMenu,
  rateAnalysisMenu,
  supplierAttachmentsMenu,
  suppliersMenu,
];
