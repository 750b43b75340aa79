// Written by `npm run registry` from what lies in the folders.
import { availability } from "#app/i18n/locales/it/files/availability.ts";
import { clientFiles } from "#app/i18n/locales/it/files/client-files.ts";
import { desk } from "#app/i18n/locales/it/files/desk.ts";
import { fileHistory } from "#app/i18n/locales/it/files/file-history.ts";
import { itineraryLink } from "#app/i18n/locales/it/files/itinerary-link.ts";
import { messages } from "#app/i18n/locales/it/files/messages.ts";
import { supplierBookings } from "#app/i18n/locales/it/files/supplier-bookings.ts";
import { trip } from "#app/i18n/locales/it/files/trip.ts";

export const texts = {
  availability,
  clientFiles,
  desk,
  fileHistory,
  itineraryLink,
  messages,
  supplierBookings,
  trip,
};
