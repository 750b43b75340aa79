// Written by `npm run registry` from what lies in the folders.
import type { Wall } from "#api/db/walls/wall.ts";
import { walls as accountsWalls } from "#api/db/walls/people/accounts.ts";
import { walls as companiesWalls } from "#api/db/walls/people/companies.ts";

export const walls: Wall[] = [
  ...accountsWalls,
  ...companiesWalls,
];
