import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { itinerary, itineraryVersion } from "#api/db/schema/itinerary.ts";
import type { Call } from "#api/http/context.ts";
import { invalid } from "#api/http/refusal.ts";
import { builderTextsIn } from "#api/texts/builder-texts.ts";
import { releaseUpload, useUpload } from "#api/uploads/use-upload.ts";

type Change = { fileId: number; before: string | null; after: string | null; index: number };

/** Takes the new picture of a day over and gives the old one back, unless a published version shows it. */
export async function changePicture(tx: Tx, { fileId, before, after, index }: Change, call: Call) {
  const use = { purpose: "day-picture", isPublic: true, now: call.now() } as const;
  if (after && !(await useUpload(tx, after, use))) {
    throw invalid({ [`days.${index}.picture`]: [builderTextsIn(call.locale).pictureGone] });
  }
  if (before) await dropPicture(tx, fileId, before, call);
}

/** Gives the picture of a day back that no day shows any more, unless a published version does. */
export async function dropPicture(tx: Tx, fileId: number, uid: string, call: Call): Promise<void> {
  const [shown] = await tx
    .select({ id: itineraryVersion.id })
    .from(itineraryVersion)
    .innerJoin(itinerary, eq(itinerary.id, itineraryVersion.itineraryId))
    .where(and(eq(itinerary.fileId, fileId), sql`position(${uid} in ${itineraryVersion.snapshot}::text) > 0`))
    .limit(1);
  if (!shown) await releaseUpload(tx, uid, call.now());
}
