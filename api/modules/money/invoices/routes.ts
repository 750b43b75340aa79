import { route, type Route } from "#api/http/mount.ts";
import { showAccount } from "#api/modules/money/invoices/account.ts";
import { listInvoices } from "#api/modules/money/invoices/list-invoices.ts";
import { showFileAccount } from "#contract/money/account.ts";
import { listFileInvoices } from "#contract/money/invoices.ts";

/** What a file costs its agency, and its invoices. */
export const invoiceRoutes: Route[] = [
  route(listFileInvoices, listInvoices),
  route(showFileAccount, showAccount),
];
