import { eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { itinerary } from "#api/db/schema/itinerary.ts";
import type { Call } from "#api/http/context.ts";
import { notFound } from "#api/http/refusal.ts";
import { lockFile } from "#api/modules/files/client-file/lock-file.ts";
import { beneathTrip } from "#api/modules/sales/itineraries/beneath-trip.ts";
import { findByToken } from "#api/modules/sales/itineraries/repository.ts";
import { readReviewed, type ReviewedService } from "#api/modules/sales/itineraries/trip-reviews.ts";
import { textsIn } from "#api/texts/texts.ts";

export type ReviewedFile = Awaited<ReturnType<typeof readFile>>;

/**
 * Works on what the travellers of a trip say of its services. The trip is found by its link, which is the key, and only
 * services that it was published with and that still take place are handed on. What may leave is what the travellers
 * themselves said, and when they can.
 */
export async function onReviewedTrip<Answer>(
  call: Call,
  token: string,
  { lock }: { lock: boolean },
  work: (tx: Tx, trip: { file: ReviewedFile; services: ReviewedService[] }) => Promise<Answer>,
): Promise<Answer> {
  const snapshot = await findByToken(call, token);
  if (!snapshot) throw notFound(textsIn(call.locale).itineraryNotFound);
  return beneathTrip(call, async (tx) => {
    const file = await readFile(tx, snapshot.uid);
    if (lock) await lockFile(tx, file.id);
    return work(tx, { file, services: await readReviewed(tx, snapshot) });
  });
}

/** The file of a published trip. */
async function readFile(tx: Tx, itineraryUid: string) {
  const [file] = await tx
    .select({
      id: clientFile.id,
      uid: clientFile.uid,
      reference: clientFile.reference,
      name: clientFile.name,
      brandId: clientFile.brandId,
      agencyId: clientFile.agencyId,
      agentUserId: clientFile.agentUserId,
      consultantId: clientFile.consultantId,
    })
    .from(itinerary)
    .innerJoin(clientFile, eq(clientFile.id, itinerary.fileId))
    .where(eq(itinerary.uid, itineraryUid));
  if (!file) throw new Error("An itinerary stands without its file");
  return file;
}
