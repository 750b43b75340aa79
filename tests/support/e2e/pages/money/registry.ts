// Written by `npm run registry` from what lies in the folders.
import type { ResourcePages } from "#tests/support/e2e/page-facts.ts";
import { pages as gstReportPages } from "#tests/support/e2e/pages/money/gst-report.ts";
import { pages as invoiceListPages } from "#tests/support/e2e/pages/money/invoice-list.ts";
import { pages as paymentsPages } from "#tests/support/e2e/pages/money/payments.ts";

export const pages: Record<string, ResourcePages> = {
  "gst-report": gstReportPages,
  "invoice-list": invoiceListPages,
  "payments": paymentsPages,
};
