import { and, eq, sql } from "drizzle-orm";
import type { AuditChange } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { quote, quoteVersion } from "#api/db/schema/quote.ts";
import { buildVersion } from "#api/domain/quotes/build-version.ts";
import { isSameOffer } from "#api/domain/quotes/same-offer.ts";
import { readVersionRows } from "#api/modules/quotes/versions/read-version-rows.ts";

type Offer = typeof quote.$inferSelect;

/**
 * Makes a draft of an offer that its client could accept, or could have, once the file is no longer what was offered:
 * its link then says that a new version is on its way. An offer that expired begins anew by any change. Answers what is
 * to be written down. The quote is locked.
 */
export async function takeBack(
  tx: Tx,
  offer: Offer | undefined,
  { brandId, now }: { brandId: number; now: Date },
): Promise<AuditChange[]> {
  if (!offer || !["Sent", "Viewed", "Expired"].includes(offer.status)) return [];
  if (offer.status !== "Expired" && (await isStillSaid(tx, offer))) return [];
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

/** Whether the file still says what the newest version offers. */
async function isStillSaid(tx: Tx, { id, fileId, currentNo }: Offer): Promise<boolean> {
  const [newest] = await tx
    .select({ snapshot: quoteVersion.snapshot })
    .from(quoteVersion)
    .where(and(eq(quoteVersion.quoteId, id), eq(quoteVersion.no, currentNo)));
  const rows = await readVersionRows(tx, fileId);
  return (
    newest !== undefined && rows !== undefined && isSameOffer(newest.snapshot, buildVersion(rows).snapshot)
  );
}
