import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { place } from "#api/db/schema/place.ts";
import type { Call } from "#api/http/context.ts";
import { route, type InputOf, type Route } from "#api/http/mount.ts";
import { sameVersion } from "#api/http/record-versions.ts";
import { invalid, notFound } from "#api/http/refusal.ts";
import { textsIn } from "#api/texts/texts.ts";
import { releaseUpload, useUpload } from "#api/uploads/use-upload.ts";
import { setPlacePicture, showPlacePicture, type PlacePicture } from "#contract/places/picture.ts";

/** The uploaded picture of a place. */
export const placePictureRoutes: Route[] = [
  route(showPlacePicture, ({ params }, call) =>
    call.database.inScope(call.scope, (tx) => findPicture(tx, params.place, call)),
  ),
  route(setPlacePicture, choosePicture),
];

async function choosePicture({ params, body }: InputOf<typeof setPlacePicture>, call: Call) {
  return call.database.inScope(call.scope, async (tx) => {
    const before = await findPicture(tx, params.place, call, "for update");
    sameVersion(before, body.lock_version, call);
    const picture = body.picture ?? null;
    if (picture === before.picture) return before;
    const use = { purpose: "place-picture", isPublic: true, now: call.now() } as const;
    if (picture && !(await useUpload(tx, picture, use))) {
      throw invalid({ picture: [textsIn(call.locale).uploadGone] });
    }
    if (before.picture) await releaseUpload(tx, before.picture, call.now());
    await tx
      .update(place)
      .set({ pictureUid: picture, lockVersion: sql`${place.lockVersion} + 1`, updatedAt: call.now() })
      .where(eq(place.uid, params.place));
    await writeAudit(tx, call, {
      subject: { type: "itinerary-location", uid: params.place },
      action: "changed",
      before: { picture: before.picture },
      after: { picture },
    });
    return { ...before, picture, lock_version: before.lock_version + 1 };
  });
}

async function findPicture(
  tx: Tx,
  uid: string,
  { locale }: Call,
  hold?: "for update",
): Promise<z.output<typeof PlacePicture>> {
  const query = tx
    .select({ place: place.uid, picture: place.pictureUid, lock_version: place.lockVersion })
    .from(place)
    .where(eq(place.uid, uid));
  const [found] = await (hold ? query.for("update") : query);
  if (!found) throw notFound(textsIn(locale).recordNotFound);
  return found;
}
