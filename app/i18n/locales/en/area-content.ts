import { alerts } from "#app/i18n/locales/en/alerts.ts";
import { itineraryLocations } from "#app/i18n/locales/en/itinerary-locations.ts";
import { labels } from "#app/i18n/locales/en/labels.ts";
import { outbox } from "#app/i18n/locales/en/outbox.ts";

/** Texts for what the office writes and keeps, which browsers fetch as one file. */
export const texts = { alerts, itineraryLocations, labels, outbox };
