// Written by `npm run registry` from what lies in the folders.
import { dayHeaders } from "#app/i18n/locales/fr/itinerary/day-headers.ts";
import { itineraryBuilder } from "#app/i18n/locales/fr/itinerary/itinerary-builder.ts";
import { itineraryChanges } from "#app/i18n/locales/fr/itinerary/itinerary-changes.ts";

export const texts = {
  dayHeaders,
  itineraryBuilder,
  itineraryChanges,
};
