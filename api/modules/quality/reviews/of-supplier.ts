import { and, desc, eq, or, sql } from "drizzle-orm";
import { contains } from "#api/db/contains.ts";
import { orderedBy } from "#api/db/ordered-by.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { review } from "#api/db/schema/review.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { getSupplier } from "#api/modules/catalogue/suppliers/records.ts";
import { presentSaid } from "#api/modules/quality/reviews/present-said.ts";
import type {
  listReviewsOfSupplier,
  ReviewOfSupplier,
  ScoreOfSupplier,
  showScoreOfSupplier,
} from "#contract/quality/reviews/of-supplier.ts";
import { stars } from "#contract/quality/reviews/review.ts";

const sortColumns = { submitted_at: review.submittedAt, rating: review.rating };
const yearMs = 365 * 24 * 60 * 60 * 1000;

/** What travellers said of the services of a supplier, of all files that the caller sees. */
export function reviewsOfSupplier({ params, query }: InputOf<typeof listReviewsOfSupplier>, call: Call) {
  const { filter, page, per_page: perPage, sort } = query;
  return call.database.inScope(call.scope, async (tx) => {
    const { supplier } = await getSupplier(tx, params.uid, call);
    const { q, rating } = filter;
    const where = and(
      eq(review.supplierId, supplier.id),
      rating ? eq(review.rating, rating) : undefined,
      q
        ? or(contains(review.comment, q), contains(clientFile.name, q), contains(clientFile.reference, q))
        : undefined,
    );
    const rows = await tx
      .select({
        said: review,
        line: serviceLine,
        file: { uid: clientFile.uid, reference: clientFile.reference, name: clientFile.name },
      })
      .from(review)
      .innerJoin(serviceLine, eq(serviceLine.id, review.lineId))
      .innerJoin(clientFile, eq(clientFile.id, review.fileId))
      .where(where)
      .orderBy(...orderedBy(sort, sortColumns), desc(review.submittedAt), desc(review.id))
      .limit(perPage)
      .offset((page - 1) * perPage);
    const [counted] = await tx
      .select({ total: sql<number>`count(*)::int` })
      .from(review)
      .innerJoin(clientFile, eq(clientFile.id, review.fileId))
      .where(where);
    return { rows: rows.map((row) => present(row, call)), total: counted?.total ?? 0, page, perPage };
  });
}

type Row = {
  said: typeof review.$inferSelect;
  line: typeof serviceLine.$inferSelect;
  file: { uid: string; reference: string; name: string };
};

function present({ said, line, file }: Row, { locale }: Call): ReviewOfSupplier {
  const { uid, reference, name } = file;
  return { ...presentSaid({ said, line }, locale), file: uid, reference, party_name: name };
}

/** How many stars travellers gave the services of a supplier: ever, and within the last 365 days. */
export function scoreOfSupplier(
  { params }: InputOf<typeof showScoreOfSupplier>,
  call: Call,
): Promise<ScoreOfSupplier> {
  return call.database.inScope(call.scope, async (tx) => {
    const { supplier } = await getSupplier(tx, params.uid, call);
    const since = new Date(call.now().getTime() - yearMs).toISOString();
    const rows = await tx
      .select({
        rating: review.rating,
        all: sql<number>`count(*)::int`,
        lastYear: sql<number>`count(*) filter (where ${review.submittedAt} >= ${since})::int`,
      })
      .from(review)
      .where(eq(review.supplierId, supplier.id))
      .groupBy(review.rating);
    const of = (name: "all" | "lastYear") =>
      stars.map((star) => rows.find(({ rating }) => rating === star)?.[name] ?? 0);
    return { all: of("all"), last_year: of("lastYear") };
  });
}
