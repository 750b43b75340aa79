import type { ApiClient } from "#app/services/http/api-client.ts";
import {
  createCancelTerms,
  listCancelTerms,
  listCancelTermsHistory,
  removeCancelTerms,
  showCancelTerms,
  updateCancelTerms,
  type CancelTermsInput,
} from "#contract/catalogue/cancel-terms/cancel-terms.ts";

/** What cancelling the products of a supplier costs. */
export const cancelTermsService = (api: ApiClient) => ({
  ofSupplier: (uid: string) => api.call(listCancelTerms, { params: { uid } }),
  get: (uid: string) => api.call(showCancelTerms, { params: { uid } }),
  create: (uid: string, body: CancelTermsInput, headers: Readonly<Record<string, string>>) =>
    api.call(createCancelTerms, { params: { uid }, body, headers }),
  update: (uid: string, lock_version: number, input: CancelTermsInput) =>
    api.call(updateCancelTerms, { params: { uid }, body: { ...input, lock_version } }),
  remove: (uid: string, lock_version: number) =>
    api.call(removeCancelTerms, { params: { uid }, query: { lock_version } }),
  history: (uid: string, page: number) =>
    api.call(listCancelTermsHistory, { params: { uid }, query: { page, per_page: 25 } }),
});
