import { eq } from "drizzle-orm";
import { itinerary } from "#api/db/schema/itinerary.ts";
import type { Call } from "#api/http/context.ts";
import { Tallies } from "#api/http/tallies.ts";
import { queueMail, type Mail } from "#api/mail/outbox.ts";
import { beneathTrip } from "#api/modules/sales/itineraries/beneath-trip.ts";
import {
  agentOfTrip,
  clientOfTrip,
  readTripPeople,
  type TripPeople,
} from "#api/modules/sales/itineraries/trip-people.ts";
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
      const trip = await readTripPeople(tx, eq(itinerary.uid, tripUid));
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

function recipientOf(trip: TripPeople): Pick<Mail, "to"> & { audience: "client" | "agent" } {
  const client = clientOfTrip(trip);
  return client ? { to: client, audience: "client" } : { to: agentOfTrip(trip), audience: "agent" };
}
