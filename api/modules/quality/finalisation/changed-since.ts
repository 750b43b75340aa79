import { and, desc, eq, lte } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { itinerary, itineraryVersion } from "#api/db/schema/itinerary.ts";
import { itineraryChanges } from "#api/domain/itinerary/changes.ts";
import type { Call } from "#api/http/context.ts";
import type { TrackedRow } from "#api/modules/quality/finalisation/tracked-files.ts";
import { readDraft } from "#api/modules/sales/itinerary-builder/draft.ts";
import { findTrip } from "#api/modules/sales/itinerary-builder/find-trip.ts";
import type { ItineraryChange } from "#contract/sales/itineraries/itinerary.ts";

/**
 * What clients would read of a booking now otherwise than in the version that finalising it published, whether it was
 * opened again or what changed is kept elsewhere, such as the telephone of a supplier.
 */
export async function changedSince(
  tx: Tx,
  { id, uid, done }: TrackedRow,
  call: Call,
): Promise<ItineraryChange[]> {
  if (!done?.finalisedAt) return [];
  const [published] = await tx
    .select({ snapshot: itineraryVersion.snapshot })
    .from(itineraryVersion)
    .innerJoin(itinerary, eq(itinerary.id, itineraryVersion.itineraryId))
    .where(and(eq(itinerary.fileId, id), lte(itineraryVersion.publishedAt, done.finalisedAt)))
    .orderBy(desc(itineraryVersion.version))
    .limit(1);
  if (!published) return [];
  const { snapshot } = await readDraft(tx, await findTrip(tx, uid, call), call);
  return snapshot ? itineraryChanges(published.snapshot, snapshot, call.locale) : [];
}
