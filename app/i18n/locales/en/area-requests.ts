// Written by `npm run registry` from what lies in the folders.
import { ownRequests } from "#app/i18n/locales/en/requests/own-requests.ts";
import { supplierOffer } from "#app/i18n/locales/en/requests/supplier-offer.ts";
import { supplierRequests } from "#app/i18n/locales/en/requests/supplier-requests.ts";

export const texts = {
  ownRequests,
  supplierOffer,
  supplierRequests,
};
