import { and, eq, notExists, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Tx } from "#api/db/client.ts";
import { brand } from "#api/db/schema/brand.ts";
import { clientFile, pax, room, roomPax } from "#api/db/schema/client-file.ts";
import { agency } from "#api/db/schema/company.ts";
import { tripPackage } from "#api/db/schema/package.ts";
import { quote } from "#api/db/schema/quote.ts";
import { user } from "#api/db/schema/user.ts";
import type { Call } from "#api/http/context.ts";
import { notFound } from "#api/http/refusal.ts";
import { visibleFiles } from "#api/modules/files/client-file/visible-files.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { RoomCode } from "#contract/primitives.ts";

const columns = {
  id: clientFile.id,
  uid: clientFile.uid,
  reference: clientFile.reference,
  kind: clientFile.kind,
  status: clientFile.status,
  name: clientFile.name,
  agentReference: clientFile.agentReference,
  relatedReference: clientFile.relatedReference,
  brandId: clientFile.brandId,
  brand: brand.code,
  currency: clientFile.currency,
  taxBps: brand.taxBps,
  phone: sql<string>`coalesce(nullif(${user.phone}, ''), ${brand.phone})`.mapWith(brand.phone),
  email: sql<string>`coalesce(${user.email}, ${brand.email})`,
  timezone: brand.timezone,
  agencyId: clientFile.agencyId,
  agentUserId: clientFile.agentUserId,
  priceMode: clientFile.priceMode,
  commissionBps: clientFile.commissionBps,
  agentMarkupBps: agency.agentMarkupBps,
  priceCodes: clientFile.priceCodes,
  travelDate: clientFile.travelDate,
  endDate: clientFile.endDate,
  tariff: clientFile.tariff,
  transport: clientFile.transport,
  startPlaceId: clientFile.startPlaceId,
  packageId: clientFile.packageId,
  packageRef: tripPackage.ref,
  packageName: tripPackage.name,
  markupBps: tripPackage.markupOverrideBps,
  consultantName: user.name,
  remarksAgent: clientFile.remarksAgent,
  clientContact: clientFile.clientContact,
  quoteStatus: quote.status,
  lockVersion: clientFile.lockVersion,
};

/** Internal number of a file that the caller may see; 404 for all others alike. */
export function findFile(reference: string, call: Call): Promise<number> {
  return call.database.inScope(call.scope, async (tx) => {
    const [found] = await tx
      .select({ id: clientFile.id })
      .from(clientFile)
      .where(and(visibleFiles(call), eq(clientFile.reference, reference.toUpperCase())));
    if (!found) throw notFound(textsIn(call.locale).recordNotFound);
    return found.id;
  });
}

/** A file with the terms it was made on. In the scope of the system, after it was found in the caller's own. */
export async function readQuoteFile(tx: Tx, fileId: number) {
  const [found] = await tx
    .select(columns)
    .from(clientFile)
    .innerJoin(brand, eq(brand.id, clientFile.brandId))
    .innerJoin(agency, eq(agency.id, clientFile.agencyId))
    .leftJoin(tripPackage, eq(tripPackage.id, clientFile.packageId))
    .leftJoin(user, eq(user.id, clientFile.consultantId))
    .leftJoin(quote, eq(quote.fileId, clientFile.id))
    .where(eq(clientFile.id, fileId));
  if (!found) throw new RangeError(`There is no file ${fileId}`);
  return found;
}
export type QuoteFile = Awaited<ReturnType<typeof readQuoteFile>>;

/** Only what nobody has accepted or ordered yet is changed by its agency; what has expired, while the trip lies ahead. */
export function isEditable({ kind, status, quoteStatus, travelDate }: QuoteFile, today: string): boolean {
  const isSettled = quoteStatus === "Accepted" || quoteStatus === "Converted";
  const isAlive = status === "Quote" || (status === "Expired" && travelDate >= today);
  return kind === "quote" && isAlive && !isSettled;
}

const person = {
  id: pax.id,
  seq: pax.seq,
  title: pax.title,
  firstName: pax.firstName,
  lastName: pax.lastName,
  type: pax.type,
  dateOfBirth: pax.dateOfBirth,
  ageStated: pax.ageStated,
  isLead: pax.isLead,
};
const travels = eq(pax.status, "active");

/** Those who still travel in their order, and the rooms with their numbers. */
export async function readTravellers(tx: Tx, fileId: number) {
  const inRooms = tx
    .select({ roomSeq: sql<number | null>`${room.seq}`, code: sql<RoomCode | null>`${room.code}`, person })
    .from(room)
    .leftJoin(roomPax, eq(roomPax.roomId, room.id))
    .leftJoin(pax, and(eq(pax.id, roomPax.paxId), travels))
    .where(eq(room.fileId, fileId));
  const isPlaced = tx.select({ id: roomPax.paxId }).from(roomPax).where(eq(roomPax.paxId, pax.id));
  const others = tx
    .select({ roomSeq: sql<number | null>`null::int`, code: sql<RoomCode | null>`null`, person })
    .from(pax)
    .where(and(eq(pax.fileId, fileId), travels, notExists(isPlaced)));
  const rows = (await unionAll(inRooms, others)).toSorted(
    (one, other) =>
      (one.roomSeq ?? 0) - (other.roomSeq ?? 0) || (one.person?.seq ?? 0) - (other.person?.seq ?? 0),
  );
  const rooms = new Map<number, { code: RoomCode; paxIds: number[] }>();
  for (const { roomSeq, code, person: sleeper } of rows) {
    if (roomSeq === null || code === null) continue;
    const known = rooms.get(roomSeq) ?? { code, paxIds: [] };
    if (sleeper) known.paxIds.push(sleeper.id);
    rooms.set(roomSeq, known);
  }
  const travellers = rows.flatMap((row) => row.person ?? []).toSorted((one, other) => one.seq - other.seq);
  return { travellers, rooms: [...rooms.values()] };
}
export type FileParty = Awaited<ReturnType<typeof readTravellers>>;
