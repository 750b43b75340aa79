// Written by `npm run registry` from what lies in the folders.
import { availability } from "#app/i18n/locales/de/trips/availability.ts";
import { fileHistory } from "#app/i18n/locales/de/trips/file-history.ts";
import { itineraryLink } from "#app/i18n/locales/de/trips/itinerary-link.ts";
import { messages } from "#app/i18n/locales/de/trips/messages.ts";
import { trip } from "#app/i18n/locales/de/trips/trip.ts";

export const texts = {
  availability,
  fileHistory,
  itineraryLink,
  messages,
  trip,
};
