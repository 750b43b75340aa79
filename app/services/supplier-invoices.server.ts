import type { z } from "zod";
import type { ApiClient } from "#app/services/http/api-client.ts";
import { keepSupplierInvoice, takeBackSupplierInvoice } from "#contract/sales/yields/supplier-invoices.ts";

/** What suppliers billed for the services of one file. */
export const supplierInvoiceService = (api: ApiClient, uid: string) => ({
  keep: (body: z.input<typeof keepSupplierInvoice.body>, headers: Record<string, string>) =>
    api.call(keepSupplierInvoice, { params: { uid }, body, headers }),
  takeBack: (invoice: string) => api.call(takeBackSupplierInvoice, { params: { uid, invoice } }),
});
