import { walls as registered } from "./registry-walls.ts";
import { auditWalls } from "./walls/system/audit.ts";
import { everyRow, type AudienceAccess, type Wall } from "./walls/wall.ts";

/** The walls between audiences, table by table. `apply-access.ts` turns them into grants and row policies. */
export const walls: Wall[] = [...registered, ...auditWalls(registered)];

/** Sign-in, rate limits, jobs and seed may read and write rows of every table, but not change tables. */
export const systemAccess: AudienceAccess = {
  rows: everyRow,
  read: true,
  add: true,
  change: true,
  remove: true,
};
