// Written by `npm run registry` from what lies in the folders.
import { availability } from "#app/i18n/locales/en/files/availability.ts";
import { clientFiles } from "#app/i18n/locales/en/files/client-files.ts";
import { desk } from "#app/i18n/locales/en/files/desk.ts";
import { fileHistory } from "#app/i18n/locales/en/files/file-history.ts";
import { itineraryLink } from "#app/i18n/locales/en/files/itinerary-link.ts";
import { messages } from "#app/i18n/locales/en/files/messages.ts";
import { supplierBookings } from "#app/i18n/locales/en/files/supplier-bookings.ts";
import { trip } from "#app/i18n/locales/en/files/trip.ts";

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
