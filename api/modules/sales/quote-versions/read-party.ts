import { and, asc, eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { pax, room, roomPax } from "#api/db/schema/client-file.ts";
import type { LineRequest } from "#api/domain/pricing/line-shapes.ts";
import type { TravellerRow } from "#api/domain/quotes/version-rows.ts";
import type { PaxType, RoomCode } from "#contract/primitives.ts";

const bandOrder: Record<PaxType, number> = { A: 0, C: 1, I: 2 };
/** Ages that every policy counts as meant, for people of whom none is known. */
const usualAge: Record<PaxType, number> = { A: 40, C: 9, I: 1 };

export type Party = { travellers: TravellerRow[]; rooms: RoomCode[]; request: PartyRequest };
type PartyRequest = { pax: LineRequest["pax"]; rooms: NonNullable<LineRequest["rooms"]> };

/** Who travels, room by room, children after adults; who has no room comes last. */
export async function readParty(tx: Tx, fileId: number, travelDate: string): Promise<Party> {
  const rooms = await tx
    .select({ id: room.id, code: room.code })
    .from(room)
    .where(eq(room.fileId, fileId))
    .orderBy(asc(room.seq));
  const people = await tx
    .select({
      seq: pax.seq,
      title: pax.title,
      firstName: pax.firstName,
      lastName: pax.lastName,
      type: pax.type,
      born: pax.dateOfBirth,
      ageStated: pax.ageStated,
      roomId: roomPax.roomId,
    })
    .from(pax)
    .leftJoin(roomPax, eq(roomPax.paxId, pax.id))
    .where(and(eq(pax.fileId, fileId), eq(pax.status, "active")))
    .orderBy(asc(pax.seq));
  const placed = people
    .map((person) => ({ ...person, room: roomIndex(rooms, person.roomId) }))
    .toSorted(
      (one, other) =>
        (one.room ?? rooms.length) - (other.room ?? rooms.length) ||
        bandOrder[one.type] - bandOrder[other.type] ||
        one.seq - other.seq,
    );
  const travellers = placed.map((person): TravellerRow => ({
    name: [person.title, person.firstName, person.lastName].filter(Boolean).join(" "),
    type: person.type,
    age: person.ageStated ?? ageOn(person.born, travelDate),
    room: person.room,
  }));
  return {
    travellers,
    rooms: rooms.map(({ code }) => code),
    request: {
      pax: placed.map(({ born, ageStated, type }) =>
        ageStated === null && born !== null ? { born } : { age: ageStated ?? usualAge[type] },
      ),
      rooms: rooms.flatMap(({ code }, index) => {
        const sleepers = travellers.flatMap((one, person) => (one.room === index ? [person] : []));
        return sleepers.length > 0 ? [{ code, pax: sleepers }] : [];
      }),
    },
  };
}

function roomIndex(rooms: readonly { id: number }[], roomId: number | null): number | null {
  const index = rooms.findIndex(({ id }) => id === roomId);
  return index < 0 ? null : index;
}

/** Completed years on a day; null where the date of birth is not known. */
function ageOn(born: string | null, day: string): number | null {
  if (born === null) return null;
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}
