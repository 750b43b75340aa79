import { asc, eq } from "drizzle-orm";
import { supplier } from "#api/db/schema/company.ts";
import { review } from "#api/db/schema/review.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { hashCapability } from "#api/domain/capability.ts";
import type { Call } from "#api/http/context.ts";
import { limitVisits } from "#api/http/limit-visits.ts";
import { route, type Route } from "#api/http/mount.ts";
import { findFileId } from "#api/modules/files/client-file/find-file.ts";
import { giveReview } from "#api/modules/quality/reviews/give-review.ts";
import { reviewsOfSupplier, scoreOfSupplier } from "#api/modules/quality/reviews/of-supplier.ts";
import { presentSaid } from "#api/modules/quality/reviews/present-said.ts";
import { onReviewedTrip } from "#api/modules/quality/reviews/reviewed-trip.ts";
import { presentReview } from "#api/modules/sales/itineraries/trip-reviews.ts";
import { listReviewsOfSupplier, showScoreOfSupplier } from "#contract/quality/reviews/of-supplier.ts";
import { giveTripReview, listFileReviews, listTripReviews } from "#contract/quality/reviews/endpoints.ts";
import type { FileReview } from "#contract/quality/reviews/review.ts";

/** Answers of one visitor in ten minutes: a whole trip may be told at once. */
const answers = { max: 60, seconds: 600 };
/** Answers by one link in a day, from anywhere: each rings for a consultant. */
const byLink = { max: 120, seconds: 86_400 };

/** What travellers say of the services of their trip, the link being the key, and what the office reads of it. */
export const reviewRoutes: Route[] = [
  route(listTripReviews, ({ params }, call) =>
    onReviewedTrip(call, params.token, { lock: false }, async (_tx, { services }) =>
      services.map((service) => presentReview(service, call.now())),
    ),
  ),
  route(giveTripReview, async ({ params, body }, call) => {
    await limitVisits(call, "review:answer", answers);
    await limitVisits(call, `review:link:${hashCapability(params.token)}`, byLink, { forAll: true });
    return giveReview(params, body, call);
  }),
  route(listReviewsOfSupplier, reviewsOfSupplier),
  route(showScoreOfSupplier, scoreOfSupplier),
  route(listFileReviews, async ({ params }, call) => ofFile(await findFileId(params, call), call)),
];

function ofFile(fileId: number, call: Call): Promise<FileReview[]> {
  return call.database.inScope(call.scope, async (tx) => {
    const rows = await tx
      .select({ line: serviceLine, review, supplierName: supplier.name })
      .from(review)
      .innerJoin(serviceLine, eq(serviceLine.id, review.lineId))
      .leftJoin(supplier, eq(supplier.id, review.supplierId))
      .where(eq(review.fileId, fileId))
      .orderBy(asc(serviceLine.dayNo), asc(serviceLine.seq));
    return rows.map(({ line, review: said, supplierName }) => ({
      ...presentSaid({ said, line }, call.locale),
      line_uid: line.uid,
      supplier_name: supplierName ?? "",
    }));
  });
}
