import { eq, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { prepared } from "#api/db/prepared.ts";
import { itinerary } from "#api/db/schema/itinerary.ts";
import { review } from "#api/db/schema/review.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { shownState } from "#api/domain/itinerary/build-snapshot.ts";
import type { ItinerarySnapshot } from "#api/domain/itinerary/snapshot.ts";
import { reviewTerm } from "#api/domain/reviews/review-term.ts";
import type { ServiceReview } from "#contract/quality/reviews/review.ts";

export type ReviewedService = Awaited<ReturnType<typeof readReviewed>>[number];

/**
 * What the travellers of a trip said, or may say, of its services; nothing until the first of them is over. To be read
 * `beneathTrip`.
 */
export async function reviewsOfTrip(
  tx: Tx,
  snapshot: ItinerarySnapshot,
  now: Date,
): Promise<ServiceReview[]> {
  const isAnyOver = snapshot.days.some(({ services }) =>
    services.some((service) => reviewTerm(termOf(service, snapshot), now).standing !== "waiting"),
  );
  if (!isAnyOver) return [];
  const services = await readReviewed(tx, snapshot);
  return services.map((service) => presentReview(service, now));
}

type Published = ItinerarySnapshot["days"][number]["services"][number];

/** The last day of a service, and the zone that it ends in. */
function termOf(service: Published, { timezone }: Pick<ItinerarySnapshot, "timezone">) {
  return { dateTo: service.date_to, timezone: service.end_timezone ?? service.timezone ?? timezone };
}

/** All services of the file of an itinerary, with what was said of each. */
const servicesOf = prepared((tx) =>
  tx
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
    .from(itinerary)
    .innerJoin(serviceLine, eq(serviceLine.fileId, itinerary.fileId))
    .leftJoin(review, eq(review.lineId, serviceLine.id))
    .where(eq(itinerary.uid, sql.placeholder("uid")))
    .orderBy(serviceLine.dayNo, serviceLine.seq)
    .prepare("reviewed_services"),
);

/** The services of the published trip that we deliver and that still take place, each once, with what was said of them. */
export async function readReviewed(tx: Tx, snapshot: ItinerarySnapshot) {
  const published = new Map(
    snapshot.days.flatMap(({ services }) => services.map((one) => [one.uid, one] as const)),
  );
  const rows = await servicesOf(tx, { uid: snapshot.uid });
  return rows.flatMap((row) => {
    const service = published.get(row.uid);
    const isOurs = row.kind === "included" || row.kind === "optional";
    if (!service || !isOurs || shownState(row.status) === null) return [];
    return [{ ...row, term: termOf(service, snapshot) }];
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
