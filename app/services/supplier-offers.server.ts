import type { z } from "zod";
import type { ApiClient } from "#app/services/http/api-client.ts";
import {
  declineSupplierOffer,
  showSupplierOffer,
  takeSupplierOffer,
  type OfferWish,
} from "#contract/sales/supplier-requests/offer.ts";

type Headers = Record<string, string>;

/** What a supplier offers instead of what it was asked for, as the office takes or declines it. */
export const supplierOfferService = (api: ApiClient, { uid, request }: { uid: string; request: string }) => ({
  show: (query: OfferWish) => api.call(showSupplierOffer, { params: { uid, request }, query }),
  take: (body: z.input<typeof takeSupplierOffer.body>, headers: Headers) =>
    api.call(takeSupplierOffer, { params: { uid, request }, body, headers }),
  decline: (body: z.input<typeof declineSupplierOffer.body>, headers: Headers) =>
    api.call(declineSupplierOffer, { params: { uid, request }, body, headers }),
});
