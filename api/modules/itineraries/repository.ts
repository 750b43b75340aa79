import { and, eq, gt, isNotNull, isNull, lte, or } from "drizzle-orm";
import { itinerary } from "#api/db/schema/itinerary.ts";
import { withCurrentAlerts } from "#api/modules/itineraries/current-alerts.ts";
import { hashCapability } from "#api/domain/capability.ts";
import type { Call } from "#api/http/context.ts";

/** The published itinerary a link opens; undefined for unknown, revoked and unpublished ones alike. */
export async function findByToken(call: Pick<Call, "database" | "now">, token: string) {
  const tokenHash = hashCapability(token);
  return call.database.inScope({ audience: "public", itineraryTokenHash: tokenHash }, async (tx) => {
    const [found] = await tx
      .select({ snapshot: itinerary.snapshot })
      .from(itinerary)
      .where(isNotNull(itinerary.snapshot))
      .limit(1);
    return found?.snapshot ? withCurrentAlerts(tx, found.snapshot, call.now()) : undefined;
  });
}

/** The published itinerary of a reference, with what its link is derived from. */
export async function findByReference(call: Pick<Call, "database">, referenceKey: string) {
  const rows = await call.database.inScope({ audience: "public", referenceKey }, (tx) =>
    tx
      .select({ uid: itinerary.uid, rotation: itinerary.rotation, snapshot: itinerary.snapshot })
      .from(itinerary)
      .where(isNotNull(itinerary.snapshot))
      .limit(1),
  );
  return rows[0];
}

/** Published and not taken back since: the same for links, which the row policy guards, and for accounts. */
export function isPublished(now: Date) {
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
