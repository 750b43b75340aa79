import { priceWaits } from "#api/domain/files/change-line.ts";
import { isCancellable } from "#api/domain/files/cancel-line.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { notNow } from "#api/http/record-versions.ts";
import { Refusal } from "#api/http/refusal.ts";
import { lookAtFile, workOnFile } from "#api/modules/files/client-file/work-on-file.ts";
import { carryOutChange } from "#api/modules/sales/booking-changes/carry-out-change.ts";
import type { FullWish } from "#api/modules/sales/booking-changes/change-parts.ts";
import { planChange } from "#api/modules/sales/booking-changes/plan-change.ts";
import { presentChange, sealOf } from "#api/modules/sales/booking-changes/present-change.ts";
import { writeRequest } from "#api/modules/sales/booking-changes/send-change.ts";
import { tellAmended } from "#api/modules/sales/booking-changes/tell-change.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { ChangePreview } from "#contract/sales/bookings/change.ts";
import type { amendBooking, AmendWish, previewAmendment } from "#contract/sales/file-services/endpoints.ts";

function wishOf({ travel_date, rooms, leaving, remove, swap, add, move }: AmendWish): FullWish {
  return { ...(travel_date && { travel_date }), ...(rooms && { rooms }), leaving, remove, swap, add, move };
}

/** What changing a booking would do now. Nothing is changed by asking. */
export function previewAmend(
  { params, query }: InputOf<typeof previewAmendment>,
  call: Call,
): Promise<ChangePreview> {
  const { locale = call.locale, leaving = [], remove = [], swap = [], add = [], move = [], ...trip } = query;
  const wish = wishOf({ ...trip, leaving, remove, swap, add, move });
  return lookAtFile({ uid: params.uid }, call, (tx, submission) =>
    presentChange(tx, submission, wish, { locale, now: call.now() }),
  );
}

/**
 * Carries out what the person saw. What suppliers must be told waits as drafts of the file until it is sent; the change
 * stands among those of the booking, where its agency reads it, and its agent is told. 409 with the change as it is now
 * where it is another.
 */
export async function amend({ params, body }: InputOf<typeof amendBooking>, call: Call) {
  const texts = textsIn(call.locale);
  const answer = await workOnFile({ uid: params.uid }, call, async (tx, submission) => {
    const { file, brand } = submission;
    if (!isCancellable(file, todayIn(brand.timezone, call.now()))) throw notNow(texts.changeNotPossible);
    const wish = wishOf(body);
    const { plan } = await planChange(tx, submission, wish, call.now());
    if (!plan || file.lockVersion !== body.lock_version || sealOf(plan.proposal) !== body.hash) {
      const moment = { locale: call.locale, now: call.now() };
      const current = await presentChange(tx, submission, wish, moment);
      throw new Refusal(409, { message: texts.bookingMoved, current });
    }
    await writeRequest(tx, submission, { plan, body: { ...wish, remark: body.remark }, isDone: true }, call);
    const isOpen = plan.proposal.services.some(priceWaits);
    await tellAmended(tx, submission, { ...plan.proposal, isOpen }, call);
    const status = await carryOutChange(tx, submission, plan, { remark: body.remark, call });
    return { uid: file.uid, status };
  });
  call.mailQueued();
  return answer;
}
