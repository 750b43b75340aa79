import { and, eq, inArray, sql } from "drizzle-orm";
import { writeAudit, type AuditChange } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { supplierRequest } from "#api/db/schema/request.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { priceWaits } from "#api/domain/files/change-line.ts";
import type { Call } from "#api/http/context.ts";
import { readSubmission, type Submission } from "#api/modules/files/client-file/submission.ts";
import { carryOutChange } from "#api/modules/sales/booking-changes/carry-out-change.ts";
import type { ChangePlan } from "#api/modules/sales/booking-changes/change-parts.ts";
import { writeRequest } from "#api/modules/sales/booking-changes/send-change.ts";
import { tellAmended } from "#api/modules/sales/booking-changes/tell-change.ts";
import type { OpenRequest } from "#api/modules/sales/supplier-answers/on-request.ts";
import type { PlannedOffer } from "#api/modules/sales/supplier-offers/plan-offer.ts";
import { draftRequests } from "#api/modules/sales/supplier-requests/draft-requests.ts";
import { sendWaiting } from "#api/modules/sales/supplier-requests/send-requests.ts";

type Taking = { note: string; call: Call };

/**
 * Makes an offer the service of the booking, in the transaction that holds the file, and asks the supplier for it: with
 * words alone, on other days, or as another service, of which our stock may have enough so that nobody is asked.
 */
export async function carryOutOffer(
  tx: Tx,
  found: OpenRequest,
  planned: PlannedOffer,
  { note, call }: Taking,
): Promise<void> {
  const { line, submission } = found;
  const { id: fileId } = submission.file;
  const now = call.now();
  const known = new Set(submission.lines.map(({ id }) => id));
  if (planned.kind !== "other") await write(tx, [line.id], note, now);
  const before = await readSubmission(tx, fileId, { lock: false });
  if (planned.plan) await change(tx, before, planned, { note, call });
  else await askAgain(tx, before, found, call);
  const after = await readSubmission(tx, fileId, { lock: false });
  const come = after.lines.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  await write(tx, come, note, now);
  const uids = await noted(tx, [line.id, ...come], note);
  if (uids.length > 0) await sendWaiting(tx, await readSubmission(tx, fileId, { lock: false }), uids, call);
}

/** The words that the supplier reads with the service. */
async function write(tx: Tx, lineIds: readonly number[], note: string, now: Date): Promise<void> {
  if (lineIds.length === 0) return;
  await tx
    .update(serviceLine)
    .set({
      supplierRemarks: note || null,
      updatedAt: now,
      lockVersion: sql`${serviceLine.lockVersion} + 1`,
    })
    .where(inArray(serviceLine.id, [...lineIds]));
}

/** Carries the change out as the office does it itself: it stands among those of the booking, and the agent is told. */
async function change(tx: Tx, before: Submission, planned: PlannedOffer, { note, call }: Taking) {
  const { wish } = planned;
  const plan = planned.plan && asDeclined(planned.plan, before);
  if (!plan) return;
  await writeRequest(tx, before, { plan, body: { ...wish, remark: note }, isDone: true }, call);
  const isOpen = plan.proposal.services.some(priceWaits);
  await tellAmended(tx, before, { ...plan.proposal, isOpen }, call);
  await carryOutChange(tx, before, plan, { remark: note, call });
}

/** What goes is what the supplier has declined by now, and the log is to say so. */
function asDeclined(plan: ChangePlan, { lines }: Submission): ChangePlan {
  const now = new Map(lines.map((line) => [line.id, line]));
  const removed = plan.removed.map((one) => {
    const line = now.get(one.line.id) ?? one.line;
    return { ...one, line, cancellation: { ...one.cancellation, line } };
  });
  return { ...plan, removed };
}

async function askAgain(tx: Tx, after: Submission, { line, submission }: OpenRequest, call: Call) {
  const lines = after.lines.filter(({ id }) => id === line.id);
  const made = await draftRequests(tx, after, lines, "amend", call.now(), submission);
  const { id: fileId, brandId } = after.file;
  const changes = made.map(({ uid }): AuditChange => ({
    subject: { type: "supplier-request", uid, fileId, brandId },
    action: "created",
    after: { kind: "amend", status: "Draft" },
  }));
  await writeAudit(tx, call, ...changes);
}

/** What waits to be asked about services, with the words that go along; a question about a new service had none yet. */
async function noted(tx: Tx, lineIds: number[], note: string): Promise<string[]> {
  const rows = await tx
    .update(supplierRequest)
    .set({
      snapshot: sql`jsonb_set(${supplierRequest.snapshot}, '{remarks}', ${JSON.stringify(note || null)}::jsonb)`,
    })
    .where(and(inArray(supplierRequest.lineId, lineIds), eq(supplierRequest.status, "Draft")))
    .returning({ uid: supplierRequest.uid });
  return rows.map(({ uid }) => uid);
}
