import { route, type Route } from "#api/http/mount.ts";
import { downloadPaper } from "#api/modules/money/papers/download-paper.ts";
import { downloadAgentInvoice, downloadOfficeInvoice } from "#contract/money/papers.ts";

/** Invoices and credit notes on paper. */
export const paperRoutes: Route[] = [
  route(downloadOfficeInvoice, downloadPaper),
  route(downloadAgentInvoice, downloadPaper),
];
