import type { z } from "zod";
import type { ApiClient } from "#app/services/http/api-client.ts";
import {
  listExtrasHistory,
  showProductExtras,
  updateProductExtras,
  type ProductExtrasInput,
} from "#contract/catalogue/extras/extras.ts";
import { listExtrasOfSupplier, type ExtraOfSupplierQuery } from "#contract/catalogue/extras/of-supplier.ts";

/** What can or must be taken with a product. */
export const productExtraService = (api: ApiClient) => ({
  get: (uid: string) => api.call(showProductExtras, { params: { uid } }),
  update: (uid: string, lock_version: number, input: ProductExtrasInput) =>
    api.call(updateProductExtras, { params: { uid }, body: { ...input, lock_version } }),
  /** Of all products of a supplier. */
  ofSupplier: (uid: string, query: z.input<typeof ExtraOfSupplierQuery>) =>
    api.call(listExtrasOfSupplier, { params: { uid }, query }),
  history: (uid: string, page: number) =>
    api.call(listExtrasHistory, { params: { uid }, query: { page, per_page: 25 } }),
});
