import type { ApiClient } from "#app/services/http/api-client.ts";
import {
  listExtrasHistory,
  showProductExtras,
  updateProductExtras,
  type ProductExtrasInput,
} from "#contract/catalogue/extras/extras.ts";

/** What can or must be taken with a product. */
export const productExtraService = (api: ApiClient) => ({
  get: (uid: string) => api.call(showProductExtras, { params: { uid } }),
  update: (uid: string, lock_version: number, input: ProductExtrasInput) =>
    api.call(updateProductExtras, { params: { uid }, body: { ...input, lock_version } }),
  history: (uid: string, page: number) =>
    api.call(listExtrasHistory, { params: { uid }, query: { page, per_page: 25 } }),
});
