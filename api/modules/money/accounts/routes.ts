import { route, type Route } from "#api/http/mount.ts";
import { showAccount } from "#api/modules/money/accounts/account.ts";
import { listInvoices, listIssued } from "#api/modules/money/accounts/list-invoices.ts";
import { showFileAccount } from "#contract/money/account.ts";
import { listAgentInvoices, listFileInvoices } from "#contract/money/invoices.ts";

/** What a file costs its agency, and its invoices. */
export const accountRoutes: Route[] = [
  route(listFileInvoices, listInvoices),
  route(listAgentInvoices, listIssued),
  route(showFileAccount, showAccount),
];
