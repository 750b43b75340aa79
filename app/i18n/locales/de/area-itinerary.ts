// Written by `npm run registry` from what lies in the folders.
import { itineraryBuilder } from "#app/i18n/locales/de/itinerary/itinerary-builder.ts";
import { itineraryChanges } from "#app/i18n/locales/de/itinerary/itinerary-changes.ts";

export const texts = {
  itineraryBuilder,
  itineraryChanges,
};
