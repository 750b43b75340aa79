// Written by `npm run registry` from what lies in the folders.
import { alertEndpoints } from "#contract/content/alerts.ts";
import { itineraryLocationEndpoints } from "#contract/content/itinerary-locations.ts";
import { labelEndpoints } from "#contract/content/labels.ts";

export const endpoints = [
  ...alertEndpoints,
  ...itineraryLocationEndpoints,
  ...labelEndpoints,
] as const;
