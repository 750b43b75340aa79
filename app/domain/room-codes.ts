import type { RoomCode } from "#contract/primitives.ts";

/** Room type codes in the order that people choose them. Their names are `kit:rooms.{code}`. */
export const roomCodes = ["DB", "SG", "TW", "TR", "QD", "OT"] as const satisfies readonly RoomCode[];

const sleeps = { SG: 1, DB: 2, TW: 2, TR: 3, QD: 4, OT: null } as const satisfies Record<
  RoomCode,
  number | null
>;

/** How many people a room type sleeps; null where the code does not say. */
export function roomCapacity(code: RoomCode): number | null {
  return sleeps[code];
}
