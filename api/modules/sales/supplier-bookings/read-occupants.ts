import { and, asc, eq, inArray } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { pax, room, roomPax } from "#api/db/schema/client-file.ts";
import { roomsOfLine } from "#api/domain/requests/rooms-of-line.ts";
import { fullName } from "#api/modules/files/client-file/parts.ts";
import { isStay } from "#contract/catalogue/products/service-groups.ts";
import type { PaxType, ServiceType } from "#contract/primitives.ts";
import type { OccupiedRoom } from "#contract/sales/supplier-bookings/booking.ts";

type Line = {
  uid: string;
  fileId: number;
  service_type: ServiceType;
  qty: number;
  adults: number;
  children: number;
  infants: number;
};

/**
 * Who sleeps in which room of each line, by the line's `uid`. Cancelled travellers have left theirs; of those whose
 * names are not known yet the type is told alone.
 */
export async function readOccupants(tx: Tx, lines: readonly Line[]): Promise<Map<string, OccupiedRoom[]>> {
  const stays = lines.filter(({ service_type: type }) => isStay(type));
  const rooms = await readRooms(tx, [...new Set(stays.map(({ fileId }) => fileId))]);
  return new Map(
    stays.map((line) => {
      const ofFile = rooms.filter(({ fileId }) => fileId === line.fileId);
      return [line.uid, roomsOfLine(line, ofFile.map(counted)).map(({ shown }) => shown)];
    }),
  );
}

type FileRoom = { fileId: number; shown: OccupiedRoom };

async function readRooms(tx: Tx, fileIds: readonly number[]): Promise<FileRoom[]> {
  if (fileIds.length === 0) return [];
  const beds = await tx
    .select({
      id: room.id,
      fileId: room.fileId,
      code: room.code,
      bedding_note: room.beddingNote,
      sleeper: { type: pax.type, title: pax.title, firstName: pax.firstName, lastName: pax.lastName },
    })
    .from(room)
    .leftJoin(roomPax, eq(roomPax.roomId, room.id))
    .leftJoin(pax, and(eq(pax.id, roomPax.paxId), eq(pax.status, "active")))
    .where(inArray(room.fileId, [...fileIds]))
    .orderBy(asc(room.fileId), asc(room.seq), asc(pax.seq));
  const rooms = new Map<number, FileRoom>();
  for (const { id, fileId, code, bedding_note, sleeper } of beds) {
    const known = rooms.get(id) ?? { fileId, shown: { code, bedding_note, travellers: [] } };
    if (sleeper) {
      const name = sleeper.lastName === "" ? null : fullName(sleeper);
      known.shown.travellers.push({ type: sleeper.type, name });
    }
    rooms.set(id, known);
  }
  return [...rooms.values()];
}

function counted({ shown }: FileRoom) {
  const count = (wanted: PaxType) => shown.travellers.filter(({ type }) => type === wanted).length;
  return { shown, adults: count("A"), children: count("C"), infants: count("I") };
}
