import { isCancellable } from "#api/domain/files/cancel-line.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Tx } from "#api/db/client.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { notNow, sameVersion } from "#api/http/record-versions.ts";
import { invalid, notFound } from "#api/http/refusal.ts";
import { fullName } from "#api/modules/files/client-file/parts.ts";
import type { Submission } from "#api/modules/files/client-file/submission.ts";
import { lookAtFile, workOnFile } from "#api/modules/files/client-file/work-on-file.ts";
import { carryOutChange } from "#api/modules/sales/booking-changes/carry-out-change.ts";
import { planChange } from "#api/modules/sales/booking-changes/plan-change.ts";
import { presentProposal, sealOf } from "#api/modules/sales/booking-changes/present-change.ts";
import { textsIn } from "#api/texts/texts.ts";
import { ChangeWish } from "#contract/sales/bookings/change-wish.ts";
import type {
  cancelPassenger,
  PassengerLeaving,
  previewLeaving,
} from "#contract/sales/passengers/endpoints.ts";

/** What a booking becomes when a traveller stays at home. Nothing is changed by asking. */
export function showLeaving(
  { params }: InputOf<typeof previewLeaving>,
  call: Call,
): Promise<PassengerLeaving> {
  return lookAtFile({ uid: params.uid }, call, async (tx, submission) => {
    const { traveller, plan, problems } = await planLeaving(tx, submission, params.seq, call);
    const { priceMode } = submission.file;
    return {
      name: fullName(traveller),
      lock_version: traveller.lockVersion,
      proposal: plan && presentProposal(plan.proposal, priceMode, call.locale),
      problems,
      possible: isPossible(submission, call),
    };
  });
}

function isPossible({ file, brand }: Submission, call: Call): boolean {
  return isCancellable(file, todayIn(brand.timezone, call.now()));
}

async function planLeaving(tx: Tx, submission: Submission, seq: number, call: Call) {
  const traveller = submission.people.find((one) => one.seq === seq);
  if (!traveller) throw notFound(textsIn(call.locale).recordNotFound);
  if (!isPossible(submission, call)) return { traveller, plan: null, problems: [] };
  const wish = ChangeWish.parse({ leaving: [seq] });
  return { traveller, ...(await planChange(tx, submission, wish, call.now())) };
}

/**
 * Takes a traveller out of a booking as it was shown: the row stays and leaves every list, rooms and services are for
 * those who travel, and suppliers are told by requests that wait. 409 where it would be something else by now.
 */
export async function leave({ params, body }: InputOf<typeof cancelPassenger>, call: Call) {
  const texts = textsIn(call.locale);
  const answer = await workOnFile({ uid: params.uid }, call, async (tx, submission) => {
    if (body.reason.length < 3) throw invalid({ reason: [texts.stepReason] });
    const { traveller, plan } = await planLeaving(tx, submission, params.seq, call);
    sameVersion({ lock_version: traveller.lockVersion }, body.lock_version, call);
    if (!plan) throw notNow(texts.changeImpossible);
    if (sealOf(plan.proposal) !== body.hash) throw notNow(texts.bookingMoved);
    const status = await carryOutChange(tx, submission, plan, { remark: body.reason, call });
    return { status, travellers: plan.party?.travellers.length ?? 0 };
  });
  call.mailQueued();
  return answer;
}
