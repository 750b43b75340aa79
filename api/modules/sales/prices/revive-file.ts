import { eq, sql } from "drizzle-orm";
import { writeAudit, type AuditSource } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { todayIn } from "#api/domain/today.ts";
import { notNow } from "#api/http/record-versions.ts";
import { readQuoteFile } from "#api/modules/files/client-file/read-file.ts";
import { repriceFile } from "#api/modules/sales/prices/write-prices.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { Locale } from "#contract/primitives.ts";

/**
 * Makes a quote again of a file that expired, at the rates of today (rulings 36); any other file stays as it is. 409
 * where its first day has passed: that one can only be copied. The file is locked, the scope is the system's. Without
 * `reprice` the caller prices it.
 */
export async function reviveFile(
  tx: Tx,
  call: AuditSource & { locale: Locale },
  fileId: number,
  { reprice = true } = {},
): Promise<void> {
  const file = await readQuoteFile(tx, fileId);
  if (file.status !== "Expired") return;
  const now = call.now();
  if (file.travelDate < todayIn(file.timezone, now)) throw notNow(textsIn(call.locale).quoteToCopy);
  if (reprice) await repriceFile(tx, file, { reason: "Priced again after it had expired", now });
  await tx
    .update(clientFile)
    .set({
      status: "Quote",
      statusAt: now,
      updatedAt: now,
      lockVersion: sql`${clientFile.lockVersion} + 1`,
    })
    .where(eq(clientFile.id, fileId));
  await writeAudit(tx, call, {
    subject: { type: "client-file", uid: file.uid, fileId, brandId: file.brandId },
    action: "revived",
    before: { status: "Expired" },
    after: { status: "Quote" },
  });
}
