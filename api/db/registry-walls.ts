// Written by `npm run registry` from what lies in the folders.
import type { Wall } from "#api/db/walls/wall.ts";
import { walls as salesWalls } from "#api/db/walls/sales/registry.ts";
import { walls as catalogueWalls } from "#api/db/walls/catalogue/registry.ts";
import { walls as toursWalls } from "#api/db/walls/tours/registry.ts";
import { walls as contentWalls } from "#api/db/walls/content/registry.ts";
import { walls as moneyWalls } from "#api/db/walls/money/registry.ts";
import { walls as peopleWalls } from "#api/db/walls/people/registry.ts";
import { walls as qualityWalls } from "#api/db/walls/quality/registry.ts";
import { walls as systemWalls } from "#api/db/walls/system/registry.ts";

export const walls: Wall[] = [
  ...salesWalls,
  ...catalogueWalls,
  ...toursWalls,
  ...contentWalls,
  ...moneyWalls,
  ...peopleWalls,
  ...qualityWalls,
  ...systemWalls,
];
