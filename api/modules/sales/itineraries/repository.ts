import { and, eq, gt, isNotNull, isNull, lte, or, sql, type Placeholder } from "drizzle-orm";
import { prepared } from "#api/db/prepared.ts";
import { itinerary, itineraryVersion } from "#api/db/schema/itinerary.ts";
import { withCurrentAlerts } from "#api/modules/sales/itineraries/current-alerts.ts";
import { hashCapability, madeToken, type MadeLink } from "#api/domain/capability.ts";
import { hasLinkEnded } from "#api/domain/link-end.ts";
import type { ItinerarySnapshot } from "#api/domain/itinerary/snapshot.ts";
import type { Call } from "#api/http/context.ts";
import { notFound } from "#api/http/refusal.ts";
import { textsIn } from "#api/texts/texts.ts";

/** The end of the trip as it was published, without the rest of the snapshot. */
export const publishedEnd = {
  dateTo: sql<string>`${itinerary.snapshot} ->> 'date_to'`,
  timezone: sql<string>`${itinerary.snapshot} ->> 'timezone'`,
};

/** The one that the scope of a link lets through. */
const published = prepared((tx) =>
  tx
    .select({ snapshot: itinerary.snapshot })
    .from(itinerary)
    .where(isNotNull(itinerary.snapshot))
    .limit(1)
    .prepare("published_itinerary"),
);

/** The published itinerary a link opens; undefined for unknown, revoked, closed, ended and unpublished ones alike. */
export async function findByToken(call: Pick<Call, "database" | "now">, token: string) {
  const tokenHash = hashCapability(token);
  return call.database.inScope({ audience: "public", itineraryTokenHash: tokenHash }, async (tx) => {
    const [found] = await published(tx, {});
    if (!found?.snapshot) return undefined;
    // Its end is read from it here: the database would unpack all of it once more for each field.
    const { date_to: dateTo, timezone } = found.snapshot;
    if (hasLinkEnded({ dateTo, timezone }, call.now())) return undefined;
    return withCurrentAlerts(tx, found.snapshot, call.now());
  });
}

/** What an earlier version of the itinerary that a link opens was published with; undefined for one that was not kept. */
export async function findVersion(call: Pick<Call, "database">, token: string, version: number) {
  const itineraryTokenHash = hashCapability(token);
  return call.database.inScope({ audience: "public", itineraryTokenHash }, async (tx) => {
    const [found] = await tx
      .select({ snapshot: itineraryVersion.snapshot })
      .from(itineraryVersion)
      .where(eq(itineraryVersion.version, version))
      .limit(1);
    return found?.snapshot;
  });
}

/**
 * The published itinerary of a reference whose link is open, with what the link is derived from. Nothing heavy is read,
 * so that the time of a miss does not tell whether there is something behind it.
 */
export async function findByReference(call: Pick<Call, "database" | "now">, referenceKey: string) {
  const [found] = await call.database.inScope({ audience: "public", referenceKey }, (tx) =>
    tx
      .select({
        uid: itinerary.uid,
        rotation: itinerary.rotation,
        linkKey: itinerary.linkKey,
        travellers: sql<ItinerarySnapshot["travellers"]>`${itinerary.snapshot} -> 'travellers'`,
        ...publishedEnd,
      })
      .from(itinerary)
      .where(isNotNull(itinerary.snapshot))
      .limit(1),
  );
  return found && !hasLinkEnded(found, call.now()) ? found : undefined;
}

/**
 * What the address of a trip ends with, as it was sent. 404 where the link was made with a key that is gone: it opens
 * for whoever has it, and until a new one is made it can be given to nobody else.
 */
export function tokenOfTrip(
  call: Pick<Call, "serverKey" | "locale" | "log" | "requestId">,
  trip: MadeLink,
): string {
  const token = madeToken(call.serverKey, "itinerary", trip);
  if (token !== null) return token;
  call.log.warn({ event: "link.key_gone", request_id: call.requestId, itinerary: trip.uid });
  throw notFound(textsIn(call.locale).itineraryNotFound);
}

/**
 * Counts a look at the travel app and answers whether the link opens at all. Who is signed in works with the trip,
 * and is not counted.
 */
export function countLook(call: Pick<Call, "database" | "now" | "account">, token: string): Promise<boolean> {
  const itineraryTokenHash = hashCapability(token);
  return call.database.inScope({ audience: "public", itineraryTokenHash }, async (tx) => {
    const [found] = await tx
      .select({ id: itinerary.id, ...publishedEnd })
      .from(itinerary)
      .where(isNotNull(itinerary.snapshot))
      .limit(1);
    if (!found || hasLinkEnded(found, call.now())) return false;
    if (call.account) return true;
    await tx
      .update(itinerary)
      .set({ viewCount: sql`${itinerary.viewCount} + 1`, lastViewedAt: call.now() })
      .where(eq(itinerary.id, found.id));
    return true;
  });
}

/** Published and not taken back since: the same for links, which the row policy guards, and for accounts. */
export function isPublished(now: Date | Placeholder) {
  const stillOut = or(isNull(itinerary.unpublishedAt), gt(itinerary.unpublishedAt, now));
  return and(lte(itinerary.publishedAt, now), stillOut);
}

/** The published itinerary of a file that the account may see. */
export async function findOfFile(call: Pick<Call, "database" | "scope" | "now">, fileId: number) {
  return call.database.inScope(call.scope, async (tx) => {
    const [found] = await tx
      .select({ snapshot: itinerary.snapshot })
      .from(itinerary)
      .where(and(eq(itinerary.fileId, fileId), isPublished(call.now())))
      .limit(1);
    return found?.snapshot ? withCurrentAlerts(tx, found.snapshot, call.now()) : undefined;
  });
}
