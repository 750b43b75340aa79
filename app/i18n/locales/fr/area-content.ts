// Written by `npm run registry` from what lies in the folders.
import { alerts } from "#app/i18n/locales/fr/content/alerts.ts";
import { itineraryLocations } from "#app/i18n/locales/fr/content/itinerary-locations.ts";
import { labels } from "#app/i18n/locales/fr/content/labels.ts";

export const texts = {
  alerts,
  itineraryLocations,
  labels,
};
