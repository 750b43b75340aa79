import { review } from "#api/db/schema/review.ts";
import { ofVisibleFile, wall, type Wall } from "#api/db/walls/wall.ts";

export const walls: Wall[] = [
  // Travellers write and read theirs by the link of their trip, beneath the wall.
  wall(review, { office: { rows: ofVisibleFile("review"), read: true } }),
];
