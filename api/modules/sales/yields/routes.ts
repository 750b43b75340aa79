import { route, type Route } from "#api/http/mount.ts";
import {
  keepInvoiceOfSupplier,
  takeBackInvoiceOfSupplier,
} from "#api/modules/sales/yields/keep-supplier-invoice.ts";
import { showYield } from "#api/modules/sales/yields/show-yield.ts";
import { showFileYield } from "#contract/sales/yields/file-yield.ts";
import { keepSupplierInvoice, takeBackSupplierInvoice } from "#contract/sales/yields/supplier-invoices.ts";

/** What client files earn, and what suppliers billed for their services. */
export const fileYieldRoutes: Route[] = [
  route(showFileYield, showYield),
  route(keepSupplierInvoice, keepInvoiceOfSupplier),
  route(takeBackSupplierInvoice, takeBackInvoiceOfSupplier),
];
