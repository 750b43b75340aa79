// Written by `npm run registry` from what lies in the folders.
import { availability } from "#app/i18n/locales/fr/trips/availability.ts";
import { fileHistory } from "#app/i18n/locales/fr/trips/file-history.ts";
import { itineraryLink } from "#app/i18n/locales/fr/trips/itinerary-link.ts";
import { messages } from "#app/i18n/locales/fr/trips/messages.ts";
import { trip } from "#app/i18n/locales/fr/trips/trip.ts";

export const texts = {
  availability,
  fileHistory,
  itineraryLink,
  messages,
  trip,
};
