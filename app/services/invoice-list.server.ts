import type { z } from "zod";
import type { ApiClient } from "#app/services/http/api-client.ts";
import { type InvoiceListQuery, listAllInvoices } from "#contract/money/invoice-list.ts";

/** Issued invoices over all files. */
export const invoiceListService = (api: ApiClient) => ({
  list: (query: z.input<typeof InvoiceListQuery>) => api.call(listAllInvoices, { query }),
});
