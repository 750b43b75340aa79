// Written by `npm run registry` from what lies in the folders.
import type { Wall } from "#api/db/walls/wall.ts";
import { walls as listsWalls } from "#api/db/walls/system/lists.ts";
import { walls as notificationsWalls } from "#api/db/walls/system/notifications.ts";
import { walls as outboxWalls } from "#api/db/walls/system/outbox.ts";
import { walls as settingsWalls } from "#api/db/walls/system/settings.ts";
import { walls as uploadsWalls } from "#api/db/walls/system/uploads.ts";

export const walls: Wall[] = [
  ...listsWalls,
  ...notificationsWalls,
  ...outboxWalls,
  ...settingsWalls,
  ...uploadsWalls,
];
