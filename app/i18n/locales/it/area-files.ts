import { availability } from "#app/i18n/locales/it/availability.ts";
import { clientFiles } from "#app/i18n/locales/it/client-files.ts";
import { desk } from "#app/i18n/locales/it/desk.ts";
import { fileHistory } from "#app/i18n/locales/it/file-history.ts";
import { itineraryLink } from "#app/i18n/locales/it/itinerary-link.ts";
import { messages } from "#app/i18n/locales/it/messages.ts";
import { supplierBookings } from "#app/i18n/locales/it/supplier-bookings.ts";
import { trip } from "#app/i18n/locales/it/trip.ts";

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
