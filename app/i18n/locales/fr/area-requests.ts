// Written by `npm run registry` from what lies in the folders.
import { ownRequests } from "#app/i18n/locales/fr/requests/own-requests.ts";
import { supplierOffer } from "#app/i18n/locales/fr/requests/supplier-offer.ts";
import { supplierRequests } from "#app/i18n/locales/fr/requests/supplier-requests.ts";

export const texts = {
  ownRequests,
  supplierOffer,
  supplierRequests,
};
