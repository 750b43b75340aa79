import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { pax, room, roomPax } from "#api/db/schema/client-file.ts";
import { updateEach } from "#api/db/update-each.ts";
import type { Ages } from "#api/domain/files/file-party.ts";
import { keepTravellers, type KeptPlace } from "#api/domain/files/keep-travellers.ts";
import { readTravellers } from "#api/modules/files/client-file/read-file.ts";
import type { PartyRoom } from "#contract/catalogue/products/party-rooms.ts";

type Wish = { rooms: readonly PartyRoom[]; ages: Ages; date: string };

/**
 * Makes the party of a quote another one. Names stay with those who stay; who is gone is kept as cancelled, and there is
 * always one who leads. In the scope of the system.
 */
export async function moveParty(tx: Tx, fileId: number, { rooms, ages, date }: Wish): Promise<void> {
  const { travellers } = await readTravellers(tx, fileId);
  const { places, gone } = keepTravellers(travellers, rooms, { ages, date });
  const old = tx.select({ id: room.id }).from(room).where(eq(room.fileId, fileId));
  await tx.delete(roomPax).where(inArray(roomPax.roomId, old));
  await tx.delete(room).where(eq(room.fileId, fileId));
  if (gone.length > 0) {
    const ids = gone.map(({ id }) => id);
    await tx
      .update(pax)
      .set({ status: "cancelled", isLead: false, lockVersion: sql`${pax.lockVersion} + 1` })
      .where(inArray(pax.id, ids));
  }
  const ids = await writePlaces(tx, fileId, places);
  await chooseLead(tx, fileId, ids);
  const stored = await tx
    .insert(room)
    .values(rooms.map(({ code }, index) => ({ fileId, seq: index + 1, code })))
    .returning({ id: room.id, seq: room.seq });
  const roomIds = new Map(stored.map(({ id, seq }) => [seq, id]));
  const sleepers = places.flatMap((place, index) => {
    const [roomId, paxId] = [roomIds.get(place.room + 1), ids[index]];
    return roomId === undefined || paxId === undefined ? [] : [{ roomId, paxId }];
  });
  if (sleepers.length > 0) await tx.insert(roomPax).values(sleepers);
}

type Place = KeptPlace<Awaited<ReturnType<typeof readTravellers>>["travellers"][number]>;

/** Who keeps a place has the type and, where none or another was known, the age that is told; others come in nameless. */
async function writePlaces(tx: Tx, fileId: number, places: readonly Place[]): Promise<number[]> {
  await updateEach(tx, pax, {
    by: "id",
    rows: places.flatMap(({ kept, ...place }) => (kept ? keptAs(kept, place) : [])),
  });
  const [last] = await tx
    .select({ seq: sql<number>`coalesce(max(${pax.seq}), 0)::int` })
    .from(pax)
    .where(eq(pax.fileId, fileId));
  const first = (last?.seq ?? 0) + 1;
  const wanted = places
    .filter(({ kept }) => kept === null)
    .map(({ type, age }, index) => ({
      fileId,
      seq: first + index,
      firstName: "",
      lastName: "",
      type,
      ageStated: age,
    }));
  const made =
    wanted.length === 0 ? [] : await tx.insert(pax).values(wanted).returning({ id: pax.id, seq: pax.seq });
  const ids = made.toSorted((one, other) => one.seq - other.seq).map(({ id }) => id);
  return places.flatMap(({ kept }) => kept?.id ?? ids.shift() ?? []);
}

function keptAs(kept: NonNullable<Place["kept"]>, { type, age, isOtherAge }: Omit<Place, "kept">) {
  const { id, dateOfBirth, ageStated } = kept;
  const isKnown = age === null || (dateOfBirth !== null && !isOtherAge);
  return isKnown ? { id, type, dateOfBirth, ageStated } : { id, type, dateOfBirth: null, ageStated: age };
}

async function chooseLead(tx: Tx, fileId: number, ids: readonly number[]): Promise<void> {
  const [lead] = await tx
    .select({ id: pax.id })
    .from(pax)
    .where(and(eq(pax.fileId, fileId), eq(pax.isLead, true)));
  const [first] = ids;
  if (lead || first === undefined) return;
  await tx.update(pax).set({ isLead: true }).where(eq(pax.id, first));
}
