import { route, type Route } from "#api/http/mount.ts";
import { showAccount } from "#api/modules/money/invoices/account.ts";
import { listInvoices, listIssued } from "#api/modules/money/invoices/list-invoices.ts";
import { showFileAccount } from "#contract/money/account.ts";
import { listAgentInvoices, listFileInvoices } from "#contract/money/invoices.ts";

/** What a file costs its agency, and its invoices. */
export const invoiceRoutes: Route[] = [
  route(listFileInvoices, listInvoices),
  route(listAgentInvoices, listIssued),
  route(showFileAccount, showAccount),
];
