import type { Tx } from "#api/db/client.ts";
import { pax, room, roomPax } from "#api/db/schema/client-file.ts";
import { namelessTravellers, type Ages } from "#api/domain/files/file-party.ts";
import type { PartyRoom } from "#contract/catalogue/products/party-rooms.ts";

/** Travellers without names and their rooms, the first of them the lead. */
export async function insertParty(
  tx: Tx,
  fileId: number,
  rooms: readonly PartyRoom[],
  ages: Ages,
): Promise<void> {
  const travellers = namelessTravellers(rooms, ages);
  if (travellers.length === 0) return;
  const people = await tx
    .insert(pax)
    .values(
      travellers.map(({ type, age }, index) => ({
        fileId,
        seq: index + 1,
        firstName: "",
        lastName: "",
        type,
        ageStated: age,
        isLead: index === 0,
      })),
    )
    .returning({ id: pax.id, seq: pax.seq });
  const stored = await tx
    .insert(room)
    .values(rooms.map(({ code }, index) => ({ fileId, seq: index + 1, code })))
    .returning({ id: room.id, seq: room.seq });
  const roomIds = new Map(stored.map(({ id, seq }) => [seq, id]));
  const sleepers = people.flatMap(({ id, seq }) => {
    const roomId = roomIds.get((travellers[seq - 1]?.room ?? 0) + 1);
    return roomId === undefined ? [] : [{ roomId, paxId: id }];
  });
  await tx.insert(roomPax).values(sleepers);
}
