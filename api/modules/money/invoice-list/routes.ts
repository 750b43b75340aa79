import { route, type Route } from "#api/http/mount.ts";
import { pageOfInvoices } from "#api/modules/money/invoice-list/list.ts";
import { listAllInvoices } from "#contract/money/invoice-list.ts";

/** Issued invoices over all files. */
export const invoiceListRoutes: Route[] = [
  route(listAllInvoices, ({ query }, call) => pageOfInvoices(query, call)),
];
