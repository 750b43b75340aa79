import { route, type Route } from "#api/http/mount.ts";
import { declineOffer, takeOffer } from "#api/modules/sales/supplier-offers/answer-offer.ts";
import { showOffer } from "#api/modules/sales/supplier-offers/show-offer.ts";
import {
  declineSupplierOffer,
  showSupplierOffer,
  takeSupplierOffer,
} from "#contract/sales/supplier-requests/offer.ts";

/** What suppliers offer instead of what they were asked for, as the office takes or declines it. */
export const supplierOfferRoutes: Route[] = [
  route(showSupplierOffer, showOffer),
  route(takeSupplierOffer, takeOffer),
  route(declineSupplierOffer, declineOffer),
];
