import { and, asc, eq, sql } from "drizzle-orm";
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

/** Those who still travel in their order, and the rooms with their numbers. */
export async function readTravellers(tx: Tx, fileId: number) {
  const people = await tx
    .select({
      id: pax.id,
      seq: pax.seq,
      title: pax.title,
      firstName: pax.firstName,
      lastName: pax.lastName,
      type: pax.type,
      dateOfBirth: pax.dateOfBirth,
      ageStated: pax.ageStated,
      isLead: pax.isLead,
    })
    .from(pax)
    .where(and(eq(pax.fileId, fileId), eq(pax.status, "active")))
    .orderBy(asc(pax.seq));
  const sleepers = await tx
    .select({ seq: room.seq, code: room.code, paxId: roomPax.paxId, paxSeq: pax.seq })
    .from(room)
    .leftJoin(roomPax, eq(roomPax.roomId, room.id))
    .leftJoin(pax, and(eq(pax.id, roomPax.paxId), eq(pax.status, "active")))
    .where(eq(room.fileId, fileId))
    .orderBy(asc(room.seq), asc(pax.seq));
  const rooms = new Map<number, { code: (typeof sleepers)[number]["code"]; paxIds: number[] }>();
  for (const { seq, code, paxId, paxSeq } of sleepers) {
    const known = rooms.get(seq) ?? { code, paxIds: [] };
    if (paxId !== null && paxSeq !== null) known.paxIds.push(paxId);
    rooms.set(seq, known);
  }
  return { travellers: people, rooms: [...rooms.values()] };
}
export type FileParty = Awaited<ReturnType<typeof readTravellers>>;
