// Written by `npm run registry` from what lies in the folders.
import type { Wall } from "#api/db/walls/wall.ts";
import { walls as toursWalls } from "#api/db/walls/tours/tours.ts";

export const walls: Wall[] = [
  ...toursWalls,
];
