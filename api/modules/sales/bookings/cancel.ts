import { eq, sql } from "drizzle-orm";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { isCancellable, isCancelled } from "#api/domain/files/cancel-line.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { notNow } from "#api/http/record-versions.ts";
import { invalid, Refusal } from "#api/http/refusal.ts";
import { feeOf, planCancellation, type LineCancellation } from "#api/modules/sales/bookings/cancellation.ts";
import { presentCancellation } from "#api/modules/sales/bookings/preview-cancellation.ts";
import type { Submission } from "#api/modules/files/client-file/submission.ts";
import { workOnFile } from "#api/modules/files/client-file/work-on-file.ts";
import { endLines } from "#api/modules/sales/bookings/end-lines.ts";
import { tellCancelled } from "#api/modules/sales/bookings/tell-cancelled.ts";
import { linesIn, tellFileChanged } from "#api/modules/files/client-file/tell-changed.ts";
import { settleStatus } from "#api/modules/money/invoices/settle-status.ts";
import { withdrawItinerary } from "#api/modules/sales/itineraries/withdraw.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { cancelBooking, CancellationInput } from "#contract/sales/bookings/cancel.ts";
import type { FileStatus } from "#contract/primitives.ts";

type Asked = Pick<InputOf<typeof cancelBooking>, "body"> & { params: Parameters<typeof workOnFile>[0] };

/**
 * Cancels a booking at the fee that was shown, for its agency or by it. Asked for again, it answers what became of it.
 */
export async function cancel({ params, body }: Asked, call: Call) {
  const { answer, isNew } = await workOnFile(params, call, async (tx, submission) => {
    const { file, brand, lines } = submission;
    const base = { reference: file.reference, currency: file.currency };
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
  const ended = await endLines(tx, submission, plan, { reason, call });
  const changes = [...(await withdrawItinerary(tx, file, now)), ...ended];
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
      subject: { type: "client-file" as const, uid: file.uid, fileId: file.id, brandId: file.brandId },
      action: "cancelled",
      before: { status: file.status },
      after: { status, penalty_cents: feeOf(plan) },
      reason,
    },
    ...changes,
    ...invoices,
  );
  await tellCancelled(tx, submission, { fee: feeOf(plan), reason }, call);
  const moved = linesIn(changes);
  tellFileChanged(tx, call, { uid: file.uid, lockVersion: file.lockVersion + 1, status, lines: moved });
  return status;
}
