import { eq, sql } from "drizzle-orm";
import type { AuditChange } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { openPriceStatus, type Step } from "#api/modules/sales/service-steps/step.ts";
import { repriceLine } from "#api/modules/sales/prices/reprice-line.ts";

/** Takes a service that was declined or cancelled back into the trip, without its fee, at the rates of today. */
export async function reinstateLine(
  tx: Tx,
  { submission, plan: { line }, to, call }: Step,
): Promise<AuditChange[]> {
  const { file } = submission;
  const now = call.now();
  await tx
    .update(serviceLine)
    .set({
      status: to,
      statusAt: now,
      priceStatus: openPriceStatus(line),
      confirmation: null,
      penaltyCents: null,
      cancelSnapshot: null,
      updatedAt: now,
      lockVersion: sql`${serviceLine.lockVersion} + 1`,
    })
    .where(eq(serviceLine.id, line.id));
  await repriceLine(tx, file.id, line.id, { reason: "Priced again when it was taken back", now });
  const [after] = await tx
    .select({ priceStatus: serviceLine.priceStatus })
    .from(serviceLine)
    .where(eq(serviceLine.id, line.id));
  return [
    {
      subject: { type: "service-line", uid: line.uid, fileId: file.id, brandId: file.brandId },
      action: "reinstated",
      before: { status: line.status, price_status: line.priceStatus, penalty_cents: line.penaltyCents },
      after: { status: to, price_status: after?.priceStatus ?? line.priceStatus, penalty_cents: null },
    },
  ];
}
