import { eq, sql } from "drizzle-orm";
import type { AuditChange } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import type { OpenRequest } from "#api/modules/sales/supplier-answers/on-request.ts";
import { setVersions } from "#api/modules/sales/supplier-answers/waiting-versions.ts";

/** Brings a service back to what it was before the answer that is being changed. Answers what the audit log is told. */
export async function takeBack(
  tx: Tx,
  { request, line, submission: { file } }: OpenRequest,
  now: Date,
): Promise<AuditChange[]> {
  const kept = request.lineBefore;
  if (!kept) throw new Error("An answer is changed that cannot be taken back");
  await setVersions(tx, kept.versions);
  const { statusAt, ...fields } = kept.line;
  await tx
    .update(serviceLine)
    .set({
      ...fields,
      ...kept.terms,
      statusAt: new Date(statusAt),
      updatedAt: now,
      lockVersion: sql`${serviceLine.lockVersion} + 1`,
    })
    .where(eq(serviceLine.id, line.id));
  return [
    {
      subject: { type: "service-line", uid: line.uid, fileId: file.id, brandId: file.brandId },
      action: "answer-taken-back",
      before: { status: line.status, voucher_no: line.voucherNo, price_status: line.priceStatus },
      after: { status: fields.status, voucher_no: fields.voucherNo, price_status: fields.priceStatus },
    },
  ];
}
