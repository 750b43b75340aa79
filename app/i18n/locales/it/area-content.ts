import { alerts } from "#app/i18n/locales/it/alerts.ts";
import { itineraryLocations } from "#app/i18n/locales/it/itinerary-locations.ts";
import { labels } from "#app/i18n/locales/it/labels.ts";
import { outbox } from "#app/i18n/locales/it/outbox.ts";

export const texts = { alerts, itineraryLocations, labels, outbox };
