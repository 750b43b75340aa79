// Written by `npm run registry` from what lies in the folders.
import { dayHeaders } from "#app/i18n/locales/de/itinerary/day-headers.ts";
import { itineraryBuilder } from "#app/i18n/locales/de/itinerary/itinerary-builder.ts";
import { itineraryChanges } from "#app/i18n/locales/de/itinerary/itinerary-changes.ts";

export const texts = {
  dayHeaders,
  itineraryBuilder,
  itineraryChanges,
};
