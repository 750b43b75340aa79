import { alerts } from "#app/i18n/locales/es/alerts.ts";
import { itineraryLocations } from "#app/i18n/locales/es/itinerary-locations.ts";
import { labels } from "#app/i18n/locales/es/labels.ts";
import { outbox } from "#app/i18n/locales/es/outbox.ts";

export const texts = { alerts, itineraryLocations, labels, outbox };
