import type { z } from "zod";
import type { ApiClient } from "#app/services/http/api-client.ts";
import {
  listReviewsOfSupplier,
  showScoreOfSupplier,
  type ReviewOfSupplierQuery,
} from "#contract/quality/reviews/of-supplier.ts";
import {
  listRequestsOfSupplier,
  type RequestOfSupplierQuery,
} from "#contract/sales/supplier-requests/of-supplier.ts";

/** What there is of a supplier in all files: what it was asked, and how travellers liked it. */
export const supplierRecordsService = (api: ApiClient) => ({
  requests: (uid: string, query: z.output<typeof RequestOfSupplierQuery>) =>
    api.call(listRequestsOfSupplier, { params: { uid }, query }),
  reviews: (uid: string, query: z.output<typeof ReviewOfSupplierQuery>) =>
    api.call(listReviewsOfSupplier, { params: { uid }, query }),
  score: (uid: string) => api.call(showScoreOfSupplier, { params: { uid } }),
});
