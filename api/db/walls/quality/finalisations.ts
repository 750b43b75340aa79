import { finalisation } from "#api/db/schema/finalisation.ts";
import { ofVisibleFile, readAndWrite, wall, type Wall } from "#api/db/walls/wall.ts";

export const walls: Wall[] = [
  wall(finalisation, { office: { rows: ofVisibleFile("finalisation"), ...readAndWrite } }),
];
