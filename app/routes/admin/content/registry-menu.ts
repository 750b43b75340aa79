// Written by `npm run registry` from what lies in the folders.
import type { NavEntry } from "#app/components/portal/nav-entries.ts";
import { menu as alertsMenu } from "#app/routes/admin/content/alerts/menu.ts";
import { menu as itineraryLocationsMenu } from "#app/routes/admin/content/itinerary-locations/menu.ts";
import { menu as labelsMenu } from "#app/routes/admin/content/labels/menu.ts";

export const menu: NavEntry[] = [
  alertsMenu,
  itineraryLocationsMenu,
  labelsMenu,
];
