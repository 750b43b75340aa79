import { place, routeLeg } from "#api/db/schema/place.ts";
import { everyRow, all, readAndWrite, wall, type Wall } from "#api/db/walls/wall.ts";

export const walls: Wall[] = [
  wall(
    place,
    { office: { rows: everyRow, ...readAndWrite, remove: true }, agent: all, supplier: all },
    "itinerary-location",
  ),
  wall(routeLeg, { office: { rows: everyRow, ...readAndWrite, remove: true }, agent: all }),
];
