import { alerts } from "#app/i18n/locales/de/alerts.ts";
import { itineraryLocations } from "#app/i18n/locales/de/itinerary-locations.ts";
import { labels } from "#app/i18n/locales/de/labels.ts";
import { outbox } from "#app/i18n/locales/de/outbox.ts";

export const texts = { alerts, itineraryLocations, labels, outbox };
