// Written by `npm run registry` from what lies in the folders.
import { availability } from "#app/i18n/locales/en/trips/availability.ts";
import { fileHistory } from "#app/i18n/locales/en/trips/file-history.ts";
import { itineraryLink } from "#app/i18n/locales/en/trips/itinerary-link.ts";
import { messages } from "#app/i18n/locales/en/trips/messages.ts";
import { trip } from "#app/i18n/locales/en/trips/trip.ts";

export const texts = {
  availability,
  fileHistory,
  itineraryLink,
  messages,
  trip,
};
