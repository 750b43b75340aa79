import { and, eq } from "drizzle-orm";
import type { AuditChange } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { itinerary } from "#api/db/schema/itinerary.ts";
import { isPublished } from "#api/modules/sales/itineraries/repository.ts";

/**
 * Takes back the published itinerary of a trip that does not take place: its reference and its link answer like
 * those of no trip at all. Answers what the audit log is told.
 */
export async function withdrawItinerary(
  tx: Tx,
  file: { id: number; brandId: number },
  now: Date,
): Promise<AuditChange[]> {
  const withdrawn = await tx
    .update(itinerary)
    .set({ unpublishedAt: now, updatedAt: now })
    .where(and(eq(itinerary.fileId, file.id), isPublished(now)))
    .returning({ uid: itinerary.uid });
  return withdrawn.map(({ uid }) => ({
    subject: { type: "itinerary", uid, fileId: file.id, brandId: file.brandId },
    action: "unpublished",
    before: { unpublished_at: null },
    after: { unpublished_at: now.toISOString() },
  }));
}
