// Written by `npm run registry` from what lies in the folders.
import { clientFiles } from "#app/i18n/locales/fr/files/client-files.ts";
import { desk } from "#app/i18n/locales/fr/files/desk.ts";
import { supplierBookings } from "#app/i18n/locales/fr/files/supplier-bookings.ts";

export const texts = {
  clientFiles,
  desk,
  supplierBookings,
};
