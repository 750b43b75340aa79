import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { isCancellable } from "#api/domain/files/cancel-line.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { notNow } from "#api/http/record-versions.ts";
import { invalid, Refusal } from "#api/http/refusal.ts";
import { carryOutChange } from "#api/modules/sales/booking-changes/carry-out-change.ts";
import { planChange } from "#api/modules/sales/booking-changes/plan-change.ts";
import {
  presentProposal,
  presentRequest,
  readChanges,
  sealOf,
  type ChangeRow,
} from "#api/modules/sales/booking-changes/present-change.ts";
import { openChange, settle } from "#api/modules/sales/booking-changes/send-change.ts";
import { tellAnswer } from "#api/modules/sales/booking-changes/tell-change.ts";
import type { Submission } from "#api/modules/files/client-file/submission.ts";
import { lookAtFile, workOnFile } from "#api/modules/files/client-file/work-on-file.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { OfficeChange } from "#contract/sales/bookings/change.ts";
import type { applyChange, declineChange, listChanges } from "#contract/sales/bookings/change-calls.ts";
import { ChangeWish } from "#contract/sales/bookings/change-wish.ts";
import type { Locale } from "#contract/primitives.ts";

/** The changes of a booking as the office reads them, the newest first. */
export function showChanges(
  { params, query }: InputOf<typeof listChanges>,
  call: Call,
): Promise<OfficeChange[]> {
  const locale = query.locale ?? call.locale;
  return lookAtFile(params, call, async (tx, submission) => {
    const shown: OfficeChange[] = [];
    for (const row of await readChanges(tx, submission.file.id))
      shown.push(await presentForOffice(tx, submission, row, { locale, now: call.now() }));
    return shown;
  });
}

/** What was asked for; older ones know nothing of services that come in. */
function wishOfRow({ wish }: ChangeRow): ChangeWish {
  return ChangeWish.parse(wish);
}

async function presentForOffice(
  tx: Tx,
  submission: Submission,
  row: ChangeRow,
  { locale, now }: { locale: Locale; now: Date },
): Promise<OfficeChange> {
  const mode = submission.file.priceMode;
  const request = presentRequest(row, mode, locale);
  if (row.status !== "Open") return { ...request, today: null, problems: [] };
  const { plan, problems } = await planChange(tx, submission, wishOfRow(row), now);
  return { ...request, today: plan && presentProposal(plan.proposal, mode, locale), problems };
}

/**
 * Carries a change out as it would be today, which is what the person saw. 409 with the change as it is now where that
 * is something else by now.
 */
export async function apply({ params, body }: InputOf<typeof applyChange>, call: Call) {
  const texts = textsIn(call.locale);
  const answer = await workOnFile({ uid: params.uid }, call, async (tx, submission) => {
    const { file, brand } = submission;
    const row = await openChange(tx, submission.file.id, params.change, body.lock_version, call);
    if (!isCancellable(file, todayIn(brand.timezone, call.now()))) throw notNow(texts.changeImpossible);
    const { plan } = await planChange(tx, submission, wishOfRow(row), call.now());
    if (!plan) throw notNow(texts.changeImpossible);
    if (sealOf(plan.proposal) !== body.hash) {
      const moment = { locale: call.locale, now: call.now() };
      const current = await presentForOffice(tx, submission, row, moment);
      throw new Refusal(409, { message: texts.bookingMoved, current });
    }
    const status = await carryOutChange(tx, submission, plan, { remark: row.remark, call });
    await writeAudit(tx, call, await settle(tx, submission, row, { status: "Applied", reason: null }, call));
    await tellAnswer(tx, submission, { proposal: plan.proposal, declined: null }, call);
    return { uid: row.uid, status: "Applied" as const, file_status: status };
  });
  call.mailQueued();
  return answer;
}

/** Declines a change; the booking stays as it is. */
export async function decline({ params, body }: InputOf<typeof declineChange>, call: Call) {
  const answer = await workOnFile({ uid: params.uid }, call, async (tx, submission) => {
    if (body.reason.length < 3) throw invalid({ reason: [textsIn(call.locale).changeReason] });
    const row = await openChange(tx, submission.file.id, params.change, body.lock_version, call);
    const settled = { status: "Declined" as const, reason: body.reason };
    await writeAudit(tx, call, await settle(tx, submission, row, settled, call));
    await tellAnswer(tx, submission, { proposal: row.proposal, declined: body.reason }, call);
    return { uid: row.uid, status: "Declined" as const };
  });
  call.mailQueued();
  return answer;
}
