import { and, eq, inArray, sql } from "drizzle-orm";
import { writeAudit, type AuditChange } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { supplierRequest } from "#api/db/schema/request.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { isCancellable, isCancelled } from "#api/domain/files/cancel-line.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { notNow } from "#api/http/record-versions.ts";
import { invalid, Refusal } from "#api/http/refusal.ts";
import {
  feeOf,
  planCancellation,
  presentCancellation,
  type LineCancellation,
} from "#api/modules/sales/bookings/cancellation.ts";
import { draftRequests } from "#api/modules/sales/supplier-requests/draft-requests.ts";
import type { Submission } from "#api/modules/files/client-file/submission.ts";
import { workOnFile } from "#api/modules/files/client-file/work-on-file.ts";
import { tellOfFile } from "#api/modules/sales/bookings/tell.ts";
import { dropWaiting } from "#api/modules/sales/bookings/waiting-prices.ts";
import { linesIn, tellFileChanged } from "#api/modules/files/client-file/tell-changed.ts";
import { settleStatus } from "#api/modules/money/invoices/settle-status.ts";
import { withdrawItinerary } from "#api/modules/sales/itineraries/withdraw.ts";
import { releaseStock } from "#api/modules/files/stock/hold-stock.ts";
import { releaseSeats, tellSeats } from "#api/modules/tours/departures/seats.ts";
import { tellStock } from "#api/modules/sales/supplier-requests/tell-stock.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { cancelBooking, CancellationInput } from "#contract/sales/bookings/cancel.ts";
import type { FileStatus } from "#contract/primitives.ts";

/** Cancels a booking for its agency, at the fee that was shown. Asked for again, it answers what became of it. */
export async function cancel({ params, body }: InputOf<typeof cancelBooking>, call: Call) {
  const { answer, isNew } = await workOnFile(params, call, async (tx, submission) => {
    const { file, brand, lines } = submission;
    const base = { reference: file.reference };
    if (isCancelled(file.status)) {
      const fee = lines.reduce((sum, { penaltyCents }) => sum + (penaltyCents ?? 0), 0);
      return { answer: { ...base, status: file.status, fee_cents: fee }, isNew: false };
    }
    const texts = textsIn(call.locale);
    if (!isCancellable(file, todayIn(brand.timezone, call.now()))) throw notNow(texts.notCancellable);
    refuse(body, texts);
    const plan = await planCancellation(tx, submission, call.now());
    if (file.lockVersion !== body.lock_version || feeOf(plan) !== body.fee_cents) {
      const current = await presentCancellation(tx, submission, call.locale, call.now());
      throw new Refusal(409, { message: texts.cancellationChanged, current });
    }
    const status = await carryOut(tx, submission, plan, body.reason, call);
    return { answer: { ...base, status, fee_cents: feeOf(plan) }, isNew: true };
  });
  if (isNew) call.mailQueued();
  return answer;
}

function refuse(body: CancellationInput, texts: ReturnType<typeof textsIn>) {
  const errors = {
    ...(body.reason.length < 3 && { reason: [texts.cancelReason] }),
    ...(!body.fee_accepted && { fee_accepted: [texts.feeNotAccepted] }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** All that changes when a booking is cancelled, in the one transaction that holds the file. */
async function carryOut(
  tx: Tx,
  submission: Submission,
  plan: readonly LineCancellation[],
  reason: string,
  call: Call,
): Promise<FileStatus> {
  const { file } = submission;
  const now = call.now();
  const lineIds = plan.map(({ line }) => line.id);
  await giveStockBack(tx, submission, lineIds, call);
  const seats = await releaseSeats(tx, lineIds, { as: "cancelled", now });
  tellSeats(tx, call, seats);
  await withdrawDrafts(tx, lineIds, now);
  await dropWaiting(tx, lineIds);
  const changes: AuditChange[] = seats.map(({ audit }) => audit);
  changes.push(...(await withdrawItinerary(tx, file, now)));
  for (const one of plan) changes.push(await cancelLine(tx, submission, one, reason, now));
  const told = plan.flatMap(({ line, step }) => (step.to === "CP" ? [line] : []));
  const requests = await draftRequests(tx, submission, told, "cancel", now);
  const ofFile = { fileId: file.id, brandId: file.brandId };
  for (const { uid } of requests)
    changes.push({
      subject: { type: "supplier-request" as const, uid, ...ofFile },
      action: "created",
      after: { kind: "cancel", status: "Draft" },
    });
  const lines = await tx
    .select({ status: serviceLine.status, costed: serviceLine.costed })
    .from(serviceLine)
    .where(eq(serviceLine.fileId, file.id));
  // Notes and own arrangements are nobody's to cancel, and cost nothing.
  const { status, invoices } = await settleStatus(tx, { ...file, status: "Cancellation" }, lines, now);
  await tx
    .update(clientFile)
    .set({ status, statusAt: now, updatedAt: now, lockVersion: sql`${clientFile.lockVersion} + 1` })
    .where(eq(clientFile.id, file.id));
  await writeAudit(
    tx,
    call,
    {
      subject: { type: "client-file" as const, uid: file.uid, ...ofFile },
      action: "cancelled",
      before: { status: file.status },
      after: { status, penalty_cents: feeOf(plan) },
      reason,
    },
    ...changes,
    ...invoices,
  );
  await tellOfFile(tx, submission, call, {
    notification: "booking.cancelled",
    toOffice: "cancellation-received",
    toAgent: "cancellation-requested",
    facts: { reason },
  });
  const moved = linesIn(changes);
  tellFileChanged(tx, call, { uid: file.uid, lockVersion: file.lockVersion + 1, status, lines: moved });
  return status;
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
