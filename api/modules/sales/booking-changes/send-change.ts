import { and, eq, sql } from "drizzle-orm";
import { ulid } from "ulid";
import { writeAudit, type AuditChange } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { changeRequest } from "#api/db/schema/change-request.ts";
import { isCancellable } from "#api/domain/files/cancel-line.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { notNow, sameVersion } from "#api/http/record-versions.ts";
import { invalid, notFound, Refusal } from "#api/http/refusal.ts";
import { carryOutChange } from "#api/modules/sales/booking-changes/carry-out-change.ts";
import type { ChangePlan } from "#api/modules/sales/booking-changes/change-parts.ts";
import { planChange } from "#api/modules/sales/booking-changes/plan-change.ts";
import { presentChange, sealOf, type ChangeRow } from "#api/modules/sales/booking-changes/present-change.ts";
import { tellSent } from "#api/modules/sales/booking-changes/tell-change.ts";
import type { Submission } from "#api/modules/files/client-file/submission.ts";
import { lookAtFile, workOnFile } from "#api/modules/files/client-file/work-on-file.ts";
import { ringOffice } from "#api/modules/sales/bookings/tell.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { ChangeInput, ChangePreview } from "#contract/sales/bookings/change.ts";
import type { ChangeWish } from "#contract/sales/bookings/change-wish.ts";
import type { requestChange, showChange, withdrawChange } from "#contract/sales/bookings/change-calls.ts";

/** What a wish would do with a booking now. Nothing is changed by asking. */
export function previewChange(
  { params, query }: InputOf<typeof showChange>,
  call: Call,
): Promise<ChangePreview> {
  const { locale = call.locale, leaving = [], remove = [], swap = [], add = [], ...wish } = query;
  return lookAtFile(params, call, (tx, submission) =>
    presentChange(tx, submission, { ...wish, leaving, remove, swap, add }, { locale, now: call.now() }),
  );
}

/**
 * Asks for a change at the difference that was shown. Where everything that it touches is instant it is carried out in
 * the same transaction, otherwise it waits for the office.
 */
export async function sendChange({ params, body }: InputOf<typeof requestChange>, call: Call) {
  const texts = textsIn(call.locale);
  const answer = await workOnFile(params, call, async (tx, submission) => {
    const { file, brand } = submission;
    if (!isCancellable(file, todayIn(brand.timezone, call.now()))) throw notNow(texts.changeNotPossible);
    if (await isWaiting(tx, file.id)) throw notNow(texts.changeWaiting);
    const plan = await planSeen(tx, submission, body, call);
    if (!body.accepted) throw invalid({ accepted: [texts.changeNotAccepted] });
    const { uid, status } = await writeRequest(tx, submission, { plan, body }, call);
    if (plan.proposal.instant) await carryOutChange(tx, submission, plan, { remark: body.remark, call });
    await tellSent(tx, submission, plan.proposal, call);
    return { uid, reference: file.reference, status };
  });
  call.mailQueued();
  return answer;
}

async function isWaiting(tx: Tx, fileId: number): Promise<boolean> {
  const open = and(eq(changeRequest.fileId, fileId), eq(changeRequest.status, "Open"));
  return (await tx.$count(changeRequest, open)) > 0;
}

/** The plan that the person saw; 409 with what it is now where the booking or its prices are others. */
async function planSeen(tx: Tx, submission: Submission, body: ChangeInput, call: Call): Promise<ChangePlan> {
  const wish = wishOf(body);
  const { plan } = await planChange(tx, submission, wish, call.now());
  const seen = submission.file.lockVersion === body.lock_version;
  if (plan && seen && sealOf(plan.proposal) === body.hash) return plan;
  const current = await presentChange(tx, submission, wish, { locale: call.locale, now: call.now() });
  throw new Refusal(409, { message: textsIn(call.locale).bookingMoved, current });
}

function wishOf({ travel_date, rooms, leaving, remove, swap, add }: ChangeWish): ChangeWish {
  return { ...(travel_date && { travel_date }), ...(rooms && { rooms }), leaving, remove, swap, add };
}

type Sent = { plan: ChangePlan; body: ChangeWish & { remark: string }; isDone?: boolean };

/** Keeps a change as it was seen; it is done where nobody has to be waited for, or the office has decided. */
export async function writeRequest(
  tx: Tx,
  { file }: Submission,
  { plan, body, isDone = plan.proposal.instant }: Sent,
  call: Call,
) {
  const { id: authorId, name: authorName } = call.signedIn();
  const now = call.now();
  const status = isDone ? ("Applied" as const) : ("Open" as const);
  const uid = ulid(now.getTime());
  await tx.insert(changeRequest).values({
    uid,
    fileId: file.id,
    status,
    wish: wishOf(body),
    proposal: plan.proposal,
    hash: sealOf(plan.proposal),
    remark: body.remark,
    authorId,
    authorName,
    decidedAt: isDone ? now : null,
    decidedBy: isDone ? authorName : null,
    createdAt: now,
    updatedAt: now,
  });
  await writeAudit(tx, call, {
    subject: { type: "change-request", uid, fileId: file.id, brandId: file.brandId },
    action: "created",
    after: { status, fee_cents: plan.proposal.fee, net_cents: plan.proposal.totalsAfter.net },
    reason: body.remark || undefined,
  });
  return { uid, status };
}

/** Takes back a change that nobody has answered. */
export async function withdraw({ params, body }: InputOf<typeof withdrawChange>, call: Call) {
  return workOnFile({ reference: params.reference }, call, async (tx, submission) => {
    const row = await openChange(tx, submission.file.id, params.change, body.lock_version, call);
    await writeAudit(
      tx,
      call,
      await settle(tx, submission, row, { status: "Withdrawn", reason: null }, call),
    );
    await ringOffice(tx, submission, call, "booking.change-withdrawn");
    return { uid: row.uid, status: "Withdrawn" as const };
  });
}

/** A change of a file that waits for an answer; 404 where there is none, 409 where it was answered or changed. */
export async function openChange(
  tx: Tx,
  fileId: number,
  uid: string,
  version: number,
  call: Call,
): Promise<ChangeRow> {
  const texts = textsIn(call.locale);
  const [row] = await tx
    .select()
    .from(changeRequest)
    .where(and(eq(changeRequest.fileId, fileId), eq(changeRequest.uid, uid)))
    .for("update");
  if (!row) throw notFound(texts.recordNotFound);
  if (row.status !== "Open") throw notNow(texts.changeSettled);
  sameVersion({ lock_version: row.lockVersion }, version, call);
  return row;
}

type Settled = { status: "Applied" | "Declined" | "Withdrawn"; reason: string | null };

const actions = { Applied: "applied", Declined: "declined", Withdrawn: "withdrawn" } as const;

/** Ends a change; answers what the audit log is told. */
export async function settle(
  tx: Tx,
  { file }: Submission,
  row: ChangeRow,
  { status, reason }: Settled,
  call: Call,
): Promise<AuditChange> {
  const now = call.now();
  await tx
    .update(changeRequest)
    .set({
      status,
      reason,
      decidedAt: now,
      decidedBy: call.signedIn().name,
      updatedAt: now,
      lockVersion: sql`${changeRequest.lockVersion} + 1`,
    })
    .where(eq(changeRequest.id, row.id));
  return {
    subject: { type: "change-request", uid: row.uid, fileId: file.id, brandId: file.brandId },
    action: actions[status],
    before: { status: row.status },
    after: { status },
    reason: reason ?? undefined,
  };
}
