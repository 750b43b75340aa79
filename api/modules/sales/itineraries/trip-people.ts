import { and, eq, type SQL } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { clientFile, pax } from "#api/db/schema/client-file.ts";
import { agency } from "#api/db/schema/company.ts";
import { itinerary } from "#api/db/schema/itinerary.ts";
import { user } from "#api/db/schema/user.ts";
import type { Mail } from "#api/mail/outbox.ts";

export type TripPeople = NonNullable<Awaited<ReturnType<typeof readTripPeople>>>;

/** Whom mails about a trip reach, with what is kept of its itinerary. System scope. */
export async function readTripPeople(tx: Tx, wanted: SQL) {
  const [trip] = await tx
    .select({
      rotation: itinerary.rotation,
      linkKey: itinerary.linkKey,
      brandId: itinerary.brandId,
      snapshot: itinerary.snapshot,
      reference: clientFile.reference,
      name: clientFile.name,
      locale: clientFile.locale,
      client: clientFile.clientContact,
      lead: { email: pax.email, firstName: pax.firstName, lastName: pax.lastName },
      agent: { email: user.email, name: user.name, locale: user.locale },
      agency: { email: agency.email, name: agency.name },
    })
    .from(itinerary)
    .innerJoin(clientFile, eq(clientFile.id, itinerary.fileId))
    .innerJoin(agency, eq(agency.id, clientFile.agencyId))
    .leftJoin(user, and(eq(user.id, clientFile.agentUserId), eq(user.status, "active")))
    .leftJoin(pax, and(eq(pax.fileId, clientFile.id), eq(pax.isLead, true), eq(pax.status, "active")))
    .where(wanted);
  return trip;
}

/** The client, where the file knows an address: else the lead traveller; null where there is none. */
export function clientOfTrip({ client, lead, name }: TripPeople): Mail["to"] | null {
  if (client?.email) return { address: client.email, name: client.name ?? name };
  return lead?.email ? { address: lead.email, name: `${lead.firstName} ${lead.lastName}` } : null;
}

/** The agent, else the agency. */
export function agentOfTrip({ agent, agency: buyer }: TripPeople): Mail["to"] {
  return { address: agent?.email ?? buyer.email, name: agent?.name ?? buyer.name };
}
