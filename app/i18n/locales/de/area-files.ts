import { availability } from "#app/i18n/locales/de/availability.ts";
import { clientFiles } from "#app/i18n/locales/de/client-files.ts";
import { desk } from "#app/i18n/locales/de/desk.ts";
import { fileHistory } from "#app/i18n/locales/de/file-history.ts";
import { itineraryLink } from "#app/i18n/locales/de/itinerary-link.ts";
import { messages } from "#app/i18n/locales/de/messages.ts";
import { supplierBookings } from "#app/i18n/locales/de/supplier-bookings.ts";
import { trip } from "#app/i18n/locales/de/trip.ts";

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
