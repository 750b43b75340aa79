import { availability } from "#app/i18n/locales/en/availability.ts";
import { clientFiles } from "#app/i18n/locales/en/client-files.ts";
import { desk } from "#app/i18n/locales/en/desk.ts";
import { fileHistory } from "#app/i18n/locales/en/file-history.ts";
import { itineraryLink } from "#app/i18n/locales/en/itinerary-link.ts";
import { messages } from "#app/i18n/locales/en/messages.ts";
import { supplierBookings } from "#app/i18n/locales/en/supplier-bookings.ts";
import { trip } from "#app/i18n/locales/en/trip.ts";

/** Texts for client files and what is confirmed in them, which browsers fetch as one file. */
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
