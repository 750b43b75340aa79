// Written by `npm run registry` from what lies in the folders.
import type { NavEntry } from "#app/components/portal/nav-entries.ts";
import { menu as fitFinalisationTrackerMenu } from "#app/routes/admin/quality/fit-finalisation-tracker/menu.ts";

export const menu: NavEntry[] = [
  fitFinalisationTrackerMenu,
];
