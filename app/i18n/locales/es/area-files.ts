import { availability } from "#app/i18n/locales/es/availability.ts";
import { clientFiles } from "#app/i18n/locales/es/client-files.ts";
import { desk } from "#app/i18n/locales/es/desk.ts";
import { fileHistory } from "#app/i18n/locales/es/file-history.ts";
import { itineraryLink } from "#app/i18n/locales/es/itinerary-link.ts";
import { messages } from "#app/i18n/locales/es/messages.ts";
import { supplierBookings } from "#app/i18n/locales/es/supplier-bookings.ts";
import { trip } from "#app/i18n/locales/es/trip.ts";

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
