// Written by `npm run registry` from what lies in the folders.
import type { Wall } from "#api/db/walls/wall.ts";
import { walls as finalisationsWalls } from "#api/db/walls/quality/finalisations.ts";
import { walls as reviewsWalls } from "#api/db/walls/quality/reviews.ts";

export const walls: Wall[] = [
  ...finalisationsWalls,
  ...reviewsWalls,
];
