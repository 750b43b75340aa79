import { eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { itinerary } from "#api/db/schema/itinerary.ts";
import { review } from "#api/db/schema/review.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { shownState } from "#api/domain/itinerary/build-snapshot.ts";
import type { ItinerarySnapshot } from "#api/domain/itinerary/snapshot.ts";
import { reviewTerm } from "#api/domain/reviews/review-term.ts";
import type { Call } from "#api/http/context.ts";
import { notFound } from "#api/http/refusal.ts";
import { lockFile } from "#api/modules/files/client-file/lock-file.ts";
import { beneathTrip } from "#api/modules/sales/itineraries/beneath-trip.ts";
import { findByToken } from "#api/modules/sales/itineraries/repository.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { ServiceReview } from "#contract/quality/reviews/review.ts";

export type ReviewedService = Awaited<ReturnType<typeof readServices>>[number];
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
    return work(tx, { file, services: await readServices(tx, file.id, snapshot) });
  });
}

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

/** The services of the published trip that we deliver and that still take place, each once, with what was said of them. */
async function readServices(tx: Tx, fileId: number, { days, timezone }: ItinerarySnapshot) {
  const published = new Map(days.flatMap(({ services }) => services.map((one) => [one.uid, one] as const)));
  const rows = await tx
    .select({
      lineId: serviceLine.id,
      uid: serviceLine.uid,
      status: serviceLine.status,
      kind: serviceLine.kind,
      name: serviceLine.name,
      supplierId: serviceLine.supplierId,
      optionId: serviceLine.optionId,
      given: review,
    })
    .from(serviceLine)
    .leftJoin(review, eq(review.lineId, serviceLine.id))
    .where(eq(serviceLine.fileId, fileId))
    .orderBy(serviceLine.dayNo, serviceLine.seq);
  return rows.flatMap((row) => {
    const service = published.get(row.uid);
    const isOurs = row.kind === "included" || row.kind === "optional";
    if (!service || !isOurs || shownState(row.status) === null) return [];
    const zone = service.end_timezone ?? service.timezone ?? timezone;
    return [{ ...row, term: { dateTo: service.date_to, timezone: zone } }];
  });
}

/** As the travellers read it. */
export function presentReview({ uid, term, given }: ReviewedService, now: Date): ServiceReview {
  return {
    uid,
    ...reviewTerm(term, now),
    given: given && {
      rating: given.rating,
      comment: given.comment,
      at: given.submittedAt.toISOString(),
    },
    lock_version: given?.lockVersion ?? 0,
  };
}
