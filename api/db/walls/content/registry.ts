// Written by `npm run registry` from what lies in the folders.
import type { Wall } from "#api/db/walls/wall.ts";
import { walls as alertsWalls } from "#api/db/walls/content/alerts.ts";
import { walls as labelsWalls } from "#api/db/walls/content/labels.ts";

export const walls: Wall[] = [
  ...alertsWalls,
  ...labelsWalls,
];
