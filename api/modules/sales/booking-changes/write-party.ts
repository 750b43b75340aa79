import { and, eq, inArray, max, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { pax, room, roomPax } from "#api/db/schema/client-file.ts";
import type { Party } from "#api/domain/files/change-party.ts";

/**
 * Makes a party of a file of those who are to travel: who stays at home is kept as cancelled, who joins has no name yet,
 * and the rooms are given anew. Somebody always leads. The file is locked.
 */
export async function writeParty(tx: Tx, fileId: number, party: Party): Promise<void> {
  const known = party.travellers.filter(({ id }) => id > 0);
  const ids = await addNewcomers(tx, fileId, party);
  const active = await tx
    .select({ id: pax.id })
    .from(pax)
    .where(and(eq(pax.fileId, fileId), eq(pax.status, "active")));
  const staying = new Set([...known.map(({ id }) => id), ...ids.values()]);
  const gone = active.map(({ id }) => id).filter((id) => !staying.has(id));
  if (gone.length > 0) {
    await tx
      .update(pax)
      .set({ status: "cancelled", isLead: false, lockVersion: sql`${pax.lockVersion} + 1` })
      .where(inArray(pax.id, gone));
  }
  await lead(tx, fileId);
  await giveRooms(tx, fileId, party, ids);
}

/** Inserts those without a name; answers their numbers by those that they had in the plan. */
async function addNewcomers(tx: Tx, fileId: number, { travellers }: Party): Promise<Map<number, number>> {
  const joining = travellers.filter(({ id }) => id < 0);
  if (joining.length === 0) return new Map();
  const [last] = await tx
    .select({ seq: max(pax.seq) })
    .from(pax)
    .where(eq(pax.fileId, fileId));
  const first = (last?.seq ?? 0) + 1;
  const rows = await tx
    .insert(pax)
    .values(
      joining.map(({ type, ageStated }, index) => ({
        fileId,
        seq: first + index,
        firstName: "",
        lastName: "",
        type,
        ageStated,
      })),
    )
    .returning({ id: pax.id, seq: pax.seq });
  const bySeq = new Map(rows.map(({ id, seq }) => [seq, id]));
  return new Map(
    joining.flatMap(({ id }, index) => {
      const stored = bySeq.get(first + index);
      return stored === undefined ? [] : [[id, stored] as const];
    }),
  );
}

async function lead(tx: Tx, fileId: number): Promise<void> {
  const people = await tx
    .select({ id: pax.id, isLead: pax.isLead })
    .from(pax)
    .where(and(eq(pax.fileId, fileId), eq(pax.status, "active")))
    .orderBy(pax.seq);
  const [first] = people;
  if (!first || people.some(({ isLead }) => isLead)) return;
  await tx.update(pax).set({ isLead: true }).where(eq(pax.id, first.id));
}

async function giveRooms(
  tx: Tx,
  fileId: number,
  { rooms }: Party,
  ids: ReadonlyMap<number, number>,
): Promise<void> {
  const before = await tx
    .select({ seq: room.seq, code: room.code, note: room.beddingNote })
    .from(room)
    .where(eq(room.fileId, fileId));
  await tx.delete(room).where(eq(room.fileId, fileId));
  if (rooms.length === 0) return;
  // A room that stays what it was keeps what was asked for its beds.
  const noteOf = (seq: number, code: (typeof before)[number]["code"]) =>
    before.find((one) => one.seq === seq && one.code === code)?.note ?? null;
  const stored = await tx
    .insert(room)
    .values(
      rooms.map(({ code }, index) => ({
        fileId,
        seq: index + 1,
        code,
        beddingNote: noteOf(index + 1, code),
      })),
    )
    .returning({ id: room.id, seq: room.seq });
  const roomIds = new Map(stored.map(({ id, seq }) => [seq, id]));
  const sleepers = rooms.flatMap(({ paxIds }, index) => {
    const roomId = roomIds.get(index + 1);
    return roomId === undefined ? [] : paxIds.map((id) => ({ roomId, paxId: ids.get(id) ?? id }));
  });
  if (sleepers.length > 0) await tx.insert(roomPax).values(sleepers);
}
