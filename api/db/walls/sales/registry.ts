// Written by `npm run registry` from what lies in the folders.
import type { Wall } from "#api/db/walls/wall.ts";
import { walls as clientFilesWalls } from "#api/db/walls/sales/client-files.ts";
import { walls as itinerariesWalls } from "#api/db/walls/sales/itineraries.ts";
import { walls as quotesWalls } from "#api/db/walls/sales/quotes.ts";
import { walls as reconfirmBatchesWalls } from "#api/db/walls/sales/reconfirm-batches.ts";
import { walls as servicesWalls } from "#api/db/walls/sales/services.ts";
import { walls as tasksWalls } from "#api/db/walls/sales/tasks.ts";

export const walls: Wall[] = [
  ...clientFilesWalls,
  ...itinerariesWalls,
  ...quotesWalls,
  ...reconfirmBatchesWalls,
  ...servicesWalls,
  ...tasksWalls,
];
