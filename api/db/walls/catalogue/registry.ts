// Written by `npm run registry` from what lies in the folders.
import type { Wall } from "#api/db/walls/wall.ts";
import { walls as attachmentsWalls } from "#api/db/walls/catalogue/attachments.ts";
import { walls as packagesWalls } from "#api/db/walls/catalogue/packages.ts";
import { walls as placesWalls } from "#api/db/walls/catalogue/places.ts";
import { walls as productsWalls } from "#api/db/walls/catalogue/products.ts";
import { walls as rateImportsWalls } from "#api/db/walls/catalogue/rate-imports.ts";

export const walls: Wall[] = [
  ...attachmentsWalls,
  ...packagesWalls,
  ...placesWalls,
  ...productsWalls,
  ...rateImportsWalls,
];
