import { eq, sql } from "drizzle-orm";
import type { AuditChange } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { quote } from "#api/db/schema/quote.ts";

/**
 * Makes a draft of an offer that its client could accept, or could have, because the file is no longer what was offered: its link
 * then says that a new version is on its way. Answers what is to be written down. The quote is locked.
 */
export async function takeBack(
  tx: Tx,
  offer: typeof quote.$inferSelect | undefined,
  { brandId, now }: { brandId: number; now: Date },
): Promise<AuditChange[]> {
  if (!offer || !["Sent", "Viewed", "Expired"].includes(offer.status)) return [];
  await tx
    .update(quote)
    .set({ status: "Draft", statusAt: now, updatedAt: now, lockVersion: sql`${quote.lockVersion} + 1` })
    .where(eq(quote.id, offer.id));
  const unchanged = { valid_until: offer.validUntil, version: offer.currentNo };
  return [
    {
      subject: { type: "quote", uid: offer.uid, fileId: offer.fileId, brandId },
      action: "revised",
      before: { status: offer.status, ...unchanged },
      after: { status: "Draft", ...unchanged },
    },
  ];
}
