import { and, eq, inArray, sql } from "drizzle-orm";
import type { AuditChange } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { supplierRequest } from "#api/db/schema/request.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import type { Call } from "#api/http/context.ts";
import type { Submission } from "#api/modules/files/client-file/submission.ts";
import { releaseStock } from "#api/modules/files/stock/hold-stock.ts";
import type { LineCancellation } from "#api/modules/sales/bookings/cancellation.ts";
import { dropWaiting } from "#api/modules/sales/bookings/waiting-prices.ts";
import { draftRequests } from "#api/modules/sales/supplier-requests/draft-requests.ts";
import { tellStock } from "#api/modules/sales/supplier-requests/tell-stock.ts";
import { releaseSeats, tellSeats } from "#api/modules/tours/departures/seats.ts";

/**
 * Ends services of a booking at their fees, or lets their suppliers be asked to: stock and seats go back, what was not
 * sent is not asked any more, prices that waited are dropped. The file is locked. Answers what the audit log is told.
 */
export async function endLines(
  tx: Tx,
  submission: Submission,
  plan: readonly LineCancellation[],
  { reason, call }: { reason: string; call: Call },
): Promise<AuditChange[]> {
  const { file } = submission;
  const now = call.now();
  const lineIds = plan.map(({ line }) => line.id);
  await giveStockBack(tx, submission, lineIds, call);
  const seats = await releaseSeats(tx, lineIds, { as: "cancelled", now });
  tellSeats(tx, call, seats);
  await withdrawDrafts(tx, lineIds, now);
  await dropWaiting(tx, lineIds);
  const changes: AuditChange[] = seats.map(({ audit }) => audit);
  for (const one of plan) changes.push(await cancelLine(tx, submission, one, reason, now));
  const told = plan.flatMap(({ line, step }) => (step.to === "CP" ? [line] : []));
  const requests = await draftRequests(tx, submission, told, "cancel", now);
  for (const { uid } of requests)
    changes.push({
      subject: { type: "supplier-request", uid, fileId: file.id, brandId: file.brandId },
      action: "created",
      after: { kind: "cancel", status: "Draft" },
    });
  return changes;
}

/** Gives back what lines hold of our stock, and tells their suppliers. */
async function giveStockBack(tx: Tx, submission: Submission, lineIds: number[], call: Call): Promise<void> {
  await releaseStock(tx, lineIds, call.now());
  const left = submission.lines.filter(({ id }) => !lineIds.includes(id));
  await tellStock(tx, submission, { ...submission, lines: left }, call);
}

/** Questions that were never sent are not asked any more. */
export async function withdrawDrafts(tx: Tx, lineIds: number[], now: Date) {
  if (lineIds.length === 0) return;
  await tx
    .update(supplierRequest)
    .set({ status: "Withdrawn", updatedAt: now, lockVersion: sql`${supplierRequest.lockVersion} + 1` })
    .where(and(inArray(supplierRequest.lineId, lineIds), eq(supplierRequest.status, "Draft")));
}

/** Ends one line, or asks its supplier to, at its fee. Answers what the audit log is told. */
export async function cancelLine(
  tx: Tx,
  { file }: Pick<Submission, "file">,
  { line, step, fee, rung, minutesBefore }: LineCancellation,
  reason: string,
  now: Date,
): Promise<AuditChange> {
  await tx
    .update(serviceLine)
    .set({
      status: step.to,
      statusAt: now,
      penaltyCents: fee,
      cancelSnapshot: { at: now.toISOString(), minutesBefore, rung, reason },
      updatedAt: now,
      lockVersion: sql`${serviceLine.lockVersion} + 1`,
    })
    .where(eq(serviceLine.id, line.id));
  return {
    subject: { type: "service-line", uid: line.uid, fileId: file.id, brandId: file.brandId },
    action: step.to === "CX" ? "cancelled" : "cancellation-requested",
    before: { status: line.status, penalty_cents: line.penaltyCents },
    after: { status: step.to, penalty_cents: fee },
    reason,
  };
}
