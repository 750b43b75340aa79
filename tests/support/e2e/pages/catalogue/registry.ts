// Written by `npm run registry` from what lies in the folders.
import type { ResourcePages } from "#tests/support/e2e/page-facts.ts";
import { pages as attachmentsPages } from "#tests/support/e2e/pages/catalogue/attachments.ts";
import { pages as quickQuotePages } from "#tests/support/e2e/pages/catalogue/quick-quote.ts";
import { pages as rateAnalysisPages } from "#tests/support/e2e/pages/catalogue/rate-analysis.ts";
import { pages as suppliersPages } from "#tests/support/e2e/pages/catalogue/suppliers.ts";

export const pages: Record<string, ResourcePages> = {
  "attachments": attachmentsPages,
  "quick-quote": quickQuotePages,
  "rate-analysis": rateAnalysisPages,
  "suppliers": suppliersPages,
};
