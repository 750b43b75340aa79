import { eq, sql } from "drizzle-orm";
import type { AuditChange } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { quote } from "#api/db/schema/quote.ts";
import { statusOn } from "#api/domain/quotes/standing.ts";
import { isStillOffered, newestVersion } from "#api/modules/sales/quote-versions/still-offered.ts";

type Offer = typeof quote.$inferSelect;

type Change = {
  brandId: number;
  /** The date at the brand's office. */
  today: string;
  now: Date;
  /** Only what is said of the trip was changed, and no service: the offer stays where it is still the same. */
  isWording: boolean;
};

/**
 * Makes a draft of an offer that its client could accept, or could have, because the file is no longer what was offered:
 * its link then says that a new version is on its way. An offer that is over begins anew by any change. Answers what is
 * to be written down. The quote is locked.
 */
export async function takeBack(
  tx: Tx,
  offer: Offer | undefined,
  { brandId, today, now, isWording }: Change,
): Promise<AuditChange[]> {
  const status = offer && statusOn(offer, today);
  if (!offer || (status !== "Sent" && status !== "Viewed" && status !== "Expired")) return [];
  if (
    status !== "Expired" &&
    isWording &&
    (await isStillOffered(tx, offer.fileId, await newestVersion(tx, offer)))
  )
    return [];
  await tx
    .update(quote)
    .set({ status: "Draft", statusAt: now, updatedAt: now, lockVersion: sql`${quote.lockVersion} + 1` })
    .where(eq(quote.id, offer.id));
  const unchanged = { valid_until: offer.validUntil, version: offer.currentNo };
  return [
    {
      subject: { type: "quote", uid: offer.uid, fileId: offer.fileId, brandId },
      action: "revised",
      before: { status, ...unchanged },
      after: { status: "Draft", ...unchanged },
    },
  ];
}
