// Written by `npm run registry` from what lies in the folders.
import { itineraryBuilder } from "#app/i18n/locales/es/itinerary/itinerary-builder.ts";
import { itineraryChanges } from "#app/i18n/locales/es/itinerary/itinerary-changes.ts";

export const texts = {
  itineraryBuilder,
  itineraryChanges,
};
