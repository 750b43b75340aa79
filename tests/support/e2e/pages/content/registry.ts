// Written by `npm run registry` from what lies in the folders.
import type { ResourcePages } from "#tests/support/e2e/page-facts.ts";
import { pages as alertsPages } from "#tests/support/e2e/pages/content/alerts.ts";
import { pages as itineraryLocationsPages } from "#tests/support/e2e/pages/content/itinerary-locations.ts";
import { pages as labelsPages } from "#tests/support/e2e/pages/content/labels.ts";

export const pages: Record<string, ResourcePages> = {
  "alerts": alertsPages,
  "itinerary-locations": itineraryLocationsPages,
  "labels": labelsPages,
};
