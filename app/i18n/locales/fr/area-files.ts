import { availability } from "#app/i18n/locales/fr/availability.ts";
import { clientFiles } from "#app/i18n/locales/fr/client-files.ts";
import { desk } from "#app/i18n/locales/fr/desk.ts";
import { fileHistory } from "#app/i18n/locales/fr/file-history.ts";
import { itineraryLink } from "#app/i18n/locales/fr/itinerary-link.ts";
import { messages } from "#app/i18n/locales/fr/messages.ts";
import { supplierBookings } from "#app/i18n/locales/fr/supplier-bookings.ts";
import { trip } from "#app/i18n/locales/fr/trip.ts";

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
