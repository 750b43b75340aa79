import { and, eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { clientFile, pax } from "#api/db/schema/client-file.ts";
import { agency } from "#api/db/schema/company.ts";
import { itinerary } from "#api/db/schema/itinerary.ts";
import { user } from "#api/db/schema/user.ts";
import type { Call } from "#api/http/context.ts";
import { Tallies } from "#api/http/tallies.ts";
import { queueMail, type Mail } from "#api/mail/outbox.ts";
import { beneathTrip } from "#api/modules/sales/itineraries/beneath-trip.ts";
import { isSpent, mailTally } from "#api/modules/sales/itineraries/lookup-budgets.ts";

/**
 * Mails the link of a published trip to the booking's own address, in the language of the file: to the client where
 * the file knows an address, else to the lead traveller, else to the agent, else to the agency. No more than a few
 * times a day for one trip. Answers who gets it; null where nobody does.
 */
export async function mailLinkOfTrip(call: Call, tripUid: string): Promise<MailedTo | null> {
  const tally = mailTally(tripUid);
  const counts = await new Tallies(call.database, call.now).count({ add: [tally] });
  if (isSpent([tally], counts)) return null;
  const mailed = await beneathTrip(
    call,
    async (tx) => {
      const trip = await readTrip(tx, tripUid);
      if (!trip) return null;
      const { to, audience } = recipientOf(trip);
      await queueMail(tx, {
        kind: "itinerary-link",
        params: {
          name: to.name,
          trip: trip.name,
          reference: trip.reference,
          itinerary_uid: tripUid,
          rotation: trip.rotation,
          link_key: trip.linkKey,
        },
        audience,
        brandId: trip.brandId,
        locale: trip.locale,
        to,
        at: call.now(),
      });
      return audience;
    },
    { changes: true },
  );
  call.mailQueued();
  call.log.info({ event: "itinerary_link_mailed", request_id: call.requestId, itinerary: tripUid });
  return mailed;
}

type MailedTo = ReturnType<typeof recipientOf>["audience"];
type Trip = NonNullable<Awaited<ReturnType<typeof readTrip>>>;

async function readTrip(tx: Tx, uid: string) {
  const [trip] = await tx
    .select({
      rotation: itinerary.rotation,
      linkKey: itinerary.linkKey,
      brandId: itinerary.brandId,
      reference: clientFile.reference,
      name: clientFile.name,
      locale: clientFile.locale,
      client: clientFile.clientContact,
      lead: { email: pax.email, firstName: pax.firstName, lastName: pax.lastName },
      agent: { email: user.email, name: user.name },
      agency: { email: agency.email, name: agency.name },
    })
    .from(itinerary)
    .innerJoin(clientFile, eq(clientFile.id, itinerary.fileId))
    .innerJoin(agency, eq(agency.id, clientFile.agencyId))
    .leftJoin(user, and(eq(user.id, clientFile.agentUserId), eq(user.status, "active")))
    .leftJoin(pax, and(eq(pax.fileId, clientFile.id), eq(pax.isLead, true), eq(pax.status, "active")))
    .where(eq(itinerary.uid, uid));
  return trip;
}

function recipientOf({
  client,
  lead,
  agent,
  agency: buyer,
  name,
}: Trip): Pick<Mail, "to"> & { audience: "client" | "agent" } {
  if (client?.email) return { to: { address: client.email, name: client.name ?? name }, audience: "client" };
  if (lead?.email) {
    return { to: { address: lead.email, name: `${lead.firstName} ${lead.lastName}` }, audience: "client" };
  }
  return { to: { address: agent?.email ?? buyer.email, name: agent?.name ?? buyer.name }, audience: "agent" };
}
