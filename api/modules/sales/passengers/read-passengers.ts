import { and, asc, eq, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { pax, room, roomPax } from "#api/db/schema/client-file.ts";
import { paxNeeds } from "#api/db/schema/pax-needs.ts";
import { knownAge } from "#api/domain/files/file-party.ts";
import type { Call } from "#api/http/context.ts";
import type { Passenger } from "#contract/sales/passengers/passenger.ts";

/** Who travels in a file, in their order. In the caller's scope: the walls leave out what the body asks of a trip. */
export async function readPassengers(
  tx: Tx,
  file: { id: number; travelDate: string },
  call: Call,
): Promise<Passenger[]> {
  const seesNeeds = call.signedIn().permissions.includes("pax.view-sensitive");
  const rows = await tx
    .select({
      seq: pax.seq,
      lock_version: pax.lockVersion,
      title: pax.title,
      first_name: pax.firstName,
      last_name: pax.lastName,
      type: pax.type,
      dateOfBirth: pax.dateOfBirth,
      ageStated: pax.ageStated,
      is_lead: pax.isLead,
      room: { seq: room.seq, code: room.code },
      hasNeeds: sql<boolean>`coalesce(${paxNeeds.dietary}, ${paxNeeds.mobility}, ${paxNeeds.sealedMedical},
        ${paxNeeds.sealedPassport}) is not null`,
    })
    .from(pax)
    .leftJoin(roomPax, eq(roomPax.paxId, pax.id))
    .leftJoin(room, eq(room.id, roomPax.roomId))
    .leftJoin(paxNeeds, eq(paxNeeds.paxId, pax.id))
    .where(and(eq(pax.fileId, file.id), eq(pax.status, "active")))
    .orderBy(asc(pax.seq));
  return rows.map(({ dateOfBirth, ageStated, hasNeeds, ...row }) => ({
    ...row,
    date_of_birth: dateOfBirth,
    age: knownAge({ type: row.type, dateOfBirth, ageStated }, file.travelDate),
    has_needs: seesNeeds ? hasNeeds : null,
  }));
}
