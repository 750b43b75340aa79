import { and, eq, inArray, or } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { user } from "#api/db/schema/user.ts";
import type { Call } from "#api/http/context.ts";
import { tripsTouched, type TouchedTrip } from "#api/modules/content/alerts/trips.ts";
import { notify } from "#api/modules/system/notifications/notify.ts";
import { publish } from "#api/realtime/publish.ts";
import type { Alert } from "#contract/content/alerts.ts";
import { channels } from "#contract/system/realtime/channels.ts";

/**
 * Tells of an alert that has just come out: open pages of the trips it touches, and behind the bell those who look
 * after them, each audience only where the alert is meant for it. Who has several such trips is told once.
 */
export async function tellAlert(tx: Tx, call: Call, alert: Alert): Promise<void> {
  const trips = await tripsTouched(tx, alert, call.now());
  const reached = [...new Set(trips.flatMap((trip) => channelsOf(trip, alert)))];
  if (reached.length === 0) return;
  publish(tx, call, { channels: reached, event: "alert.published", payload: { alert_uid: alert.uid } });
  for (const { locale, ...recipient } of await recipientsOf(tx, trips, alert)) {
    const facts = { alert_uid: alert.uid, title: alert.title[locale] ?? alert.title.en };
    await notify(tx, call, [recipient], { kind: "alert.published", facts });
  }
}

function channelsOf(trip: TouchedTrip, { audiences }: Alert): string[] {
  const isForPortals = audiences.includes("office") || audiences.includes("agent");
  return [
    ...(audiences.includes("client") ? [channels.itinerary(trip.itinerary_uid)] : []),
    ...(isForPortals ? [channels.clientFile(trip.uid)] : []),
    ...(audiences.includes("agent") ? [channels.agency(trip.agency_uid)] : []),
  ];
}

/** The consultants of the trips, and the agents who booked them; for a trip of no agent those who see all of the agency's. */
async function recipientsOf(tx: Tx, trips: TouchedTrip[], { audiences }: Alert) {
  const forOffice = audiences.includes("office") ? trips.flatMap((trip) => trip.consultant_id ?? []) : [];
  const forAgents = audiences.includes("agent") ? trips : [];
  const people = [...forOffice, ...forAgents.flatMap((trip) => trip.agent_user_id ?? [])];
  const agencies = forAgents.flatMap((trip) => (trip.agent_user_id === null ? trip.agency_id : []));
  const wanted = [
    people.length > 0 ? inArray(user.id, people) : undefined,
    agencies.length > 0 ? and(eq(user.agencyWide, true), inArray(user.agencyId, agencies)) : undefined,
  ].filter((one) => one !== undefined);
  if (wanted.length === 0) return [];
  return tx
    .select({ id: user.id, uid: user.uid, locale: user.locale })
    .from(user)
    .where(and(eq(user.status, "active"), or(...wanted)))
    .orderBy(user.id);
}
