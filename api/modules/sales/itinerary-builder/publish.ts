import { eq } from "drizzle-orm";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { itinerary, itineraryVersion } from "#api/db/schema/itinerary.ts";
import { changesInAllLanguages } from "#api/domain/itinerary/changes.ts";
import type { ItinerarySnapshot } from "#api/domain/itinerary/snapshot.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { notNow } from "#api/http/record-versions.ts";
import { newSince, publishProblem, readDraft, stateOf } from "#api/modules/sales/itinerary-builder/draft.ts";
import type { Trip } from "#api/modules/sales/itinerary-builder/find-trip.ts";
import { heldTrip } from "#api/modules/sales/itinerary-builder/hold-trip.ts";
import { createItinerary } from "#api/modules/sales/itinerary-builder/save.ts";
import { withdrawItinerary } from "#api/modules/sales/itineraries/withdraw.ts";
import { publish } from "#api/realtime/publish.ts";
import { builderTextsIn } from "#api/texts/builder-texts.ts";
import type {
  publishItinerary,
  PublishProblem,
  withdrawItineraryNow,
} from "#contract/sales/itineraries/builder.ts";
import { channels } from "#contract/system/realtime/channels.ts";

/**
 * Freezes the trip as it is as a new version, which the client's link opens from then on. What was taken back and is the
 * same as it was comes out again under its number; what is out and the same is refused.
 */
export function publishTrip({ params, body }: InputOf<typeof publishItinerary>, call: Call) {
  return call.database.inScope(call.scope, async (tx) => {
    const trip = await heldTrip(tx, params.uid, body.lock_version, call);
    const published = await publishHeld(tx, trip, call);
    const texts = builderTextsIn(call.locale);
    if (published === "nothing_new") throw notNow(texts.nothingNew);
    if (typeof published === "string") throw notNow(texts.problems[published]);
    return published;
  });
}

/** Publishes a trip that is held as it is now; answers what keeps it from that, or that it is out as it is already. */
export async function publishHeld(
  tx: Tx,
  trip: Trip,
  call: Call,
): Promise<{ version: number } | PublishProblem | "nothing_new"> {
  const draft = await readDraft(tx, trip, call);
  const problem = publishProblem(trip, draft);
  if (problem !== null || !draft.snapshot) return problem ?? "no_days";
  const { intro, thankYou, heroPlaceCode, showDrivingNotes, showPrices } = draft.head;
  const head = { intro, thankYou, heroPlaceCode, showDrivingNotes, showPrices };
  const row = trip.row ?? (await createItinerary(tx, trip.file, head, call));
  const isSame = row.snapshot !== null && newSince({ row }, draft.snapshot, "en").length === 0;
  if (isSame && stateOf(row, call.now()) === "published") return "nothing_new";
  const version = isSame ? row.version : row.version + 1;
  const snapshot = isSame ? row.snapshot : frozen(row.snapshot, { ...draft.snapshot, uid: row.uid, version });
  await tx
    .update(itinerary)
    .set({
      version,
      snapshot,
      locale: trip.file.locale,
      publishedAt: call.now(),
      unpublishedAt: null,
      lockVersion: row.lockVersion + 1,
      updatedAt: call.now(),
    })
    .where(eq(itinerary.id, row.id));
  if (!isSame && snapshot) {
    const publishedBy = call.signedIn().name;
    await tx
      .insert(itineraryVersion)
      .values({ itineraryId: row.id, version, snapshot, publishedAt: call.now(), publishedBy });
  }
  await writeAudit(tx, call, {
    subject: { type: "itinerary", uid: row.uid, fileId: trip.file.id, brandId: trip.file.brandId },
    action: "published",
    after: { version },
  });
  publish(tx, call, {
    channels: [channels.itinerary(row.uid)],
    event: "itinerary.updated",
    payload: { version },
  });
  return { version };
}

/** The new version with what it says otherwise than the one before. */
function frozen(before: ItinerarySnapshot | null, after: ItinerarySnapshot): ItinerarySnapshot {
  return before ? { ...after, changes: changesInAllLanguages(before, after) } : after;
}

/** Takes back what is published; nothing where nothing is. */
export function withdrawTrip(
  { params, body }: InputOf<typeof withdrawItineraryNow>,
  call: Call,
): Promise<undefined> {
  return call.database.inScope(call.scope, async (tx) => {
    const { file, row } = await heldTrip(tx, params.uid, body.lock_version, call);
    if (!row || stateOf(row, call.now()) !== "published") return undefined;
    const changes = await withdrawItinerary(tx, file, call.now());
    await tx
      .update(itinerary)
      .set({ lockVersion: row.lockVersion + 1 })
      .where(eq(itinerary.id, row.id));
    await writeAudit(tx, call, ...changes);
    return undefined;
  });
}
