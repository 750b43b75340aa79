// Written by `npm run registry` from what lies in the folders.
import { supplierRequests } from "#app/i18n/locales/de/requests/supplier-requests.ts";

export const texts = {
  supplierRequests,
};
