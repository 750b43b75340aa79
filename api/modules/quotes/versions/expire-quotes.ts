import { and, eq, inArray, lt, sql } from "drizzle-orm";
import { writeAudit, type AuditSource } from "#api/audit/write-audit.ts";
import type { Database } from "#api/db/client.ts";
import { brand } from "#api/db/schema/brand.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { quote } from "#api/db/schema/quote.ts";
import { todayIn } from "#api/domain/today.ts";

/** So many at once; the rest follow at the next time. */
const most = 200;

type Parts = { database: Database; now: () => Date; serverKey: string };

/**
 * Writes down which offers are over. What can be done with one is decided by its last day and not by this, so nobody
 * can accept one in between.
 */
export async function expireQuotes({ database, now, serverKey }: Parts): Promise<void> {
  const at = now();
  const source: AuditSource = {
    account: null,
    system: true,
    requestId: "housekeeping",
    clientAddress: "",
    serverKey,
    now,
  };
  await database.inScope({ audience: "system" }, async (tx) => {
    const brands = await tx.select({ id: brand.id, timezone: brand.timezone }).from(brand);
    for (const { id: brandId, timezone } of brands) {
      const due = await tx
        .select({ id: quote.id, uid: quote.uid, status: quote.status, fileId: quote.fileId })
        .from(quote)
        .innerJoin(clientFile, eq(clientFile.id, quote.fileId))
        .where(
          and(
            eq(clientFile.brandId, brandId),
            inArray(quote.status, ["Sent", "Viewed"]),
            lt(quote.validUntil, todayIn(timezone, at)),
          ),
        )
        .limit(most)
        .for("update", { of: quote, skipLocked: true });
      if (due.length === 0) continue;
      await tx
        .update(quote)
        .set({
          status: "Expired",
          statusAt: at,
          updatedAt: at,
          lockVersion: sql`${quote.lockVersion} + 1`,
        })
        .where(
          inArray(
            quote.id,
            due.map(({ id }) => id),
          ),
        );
      await writeAudit(
        tx,
        source,
        ...due.map(({ uid, fileId, status }) => ({
          subject: { type: "quote", uid, fileId, brandId },
          action: "expired",
          before: { status },
          after: { status: "Expired" },
        })),
      );
    }
  });
}
