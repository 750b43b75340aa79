import { alerts } from "#app/i18n/locales/fr/alerts.ts";
import { itineraryLocations } from "#app/i18n/locales/fr/itinerary-locations.ts";
import { labels } from "#app/i18n/locales/fr/labels.ts";
import { outbox } from "#app/i18n/locales/fr/outbox.ts";

export const texts = { alerts, itineraryLocations, labels, outbox };
