import { and, asc, eq, inArray, lt } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { review } from "#api/db/schema/review.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { addDays } from "#api/domain/today.ts";
import type { DemoOptions } from "./seed-demo.ts";
import { feedback } from "./world/feedback.ts";
import { seedUid } from "./world/seed-keys.ts";

/** Travellers whose trip is over have said how every third service was. */
export async function seedReviews(tx: Tx, { today, now }: DemoOptions): Promise<void> {
  const lines = await tx
    .select({
      id: serviceLine.id,
      uid: serviceLine.uid,
      fileId: serviceLine.fileId,
      supplierId: serviceLine.supplierId,
      optionId: serviceLine.optionId,
      dateTo: serviceLine.dateTo,
      locale: clientFile.locale,
    })
    .from(serviceLine)
    .innerJoin(clientFile, eq(clientFile.id, serviceLine.fileId))
    .where(
      and(
        eq(clientFile.kind, "booking"),
        inArray(serviceLine.status, ["OK", "AL"]),
        lt(clientFile.endDate, today),
      ),
    )
    .orderBy(asc(clientFile.reference), asc(serviceLine.dayNo), asc(serviceLine.seq));
  const rows = lines.flatMap(({ id, uid, dateTo, locale, ...of }, index) => {
    const said = feedback[(index / 3) % feedback.length];
    if (!said) return [];
    const wanted = Date.parse(`${addDays(dateTo, 2)}T08:30:00Z`);
    const at = new Date(Math.min(wanted, now.getTime()));
    const given = { rating: said.rating, comment: said.comment[locale], locale, submittedAt: at };
    return [{ ...of, ...given, uid: seedUid("review", uid), lineId: id, createdAt: at, updatedAt: at }];
  });
  if (rows.length > 0) await tx.insert(review).values(rows);
}
