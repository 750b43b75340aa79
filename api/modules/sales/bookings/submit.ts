import { eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { notNow } from "#api/http/record-versions.ts";
import { invalid, Refusal } from "#api/http/refusal.ts";
import { planBooking, totalsOfBooking, type BookingPlan } from "#api/modules/sales/bookings/booking-plan.ts";
import { presentRequest } from "#api/modules/sales/bookings/preview.ts";
import type { Submission } from "#api/modules/files/client-file/submission.ts";
import { workOnFile } from "#api/modules/files/client-file/work-on-file.ts";
import { becomeBooking } from "#api/modules/sales/bookings/become-booking.ts";
import { textsIn } from "#api/texts/texts.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import type {
  BookingRequestInput,
  RequestedBooking,
  submitBooking,
} from "#contract/sales/bookings/request.ts";
import type { Locale } from "#contract/primitives.ts";

/**
 * Makes a booking of a quote. However often and by how many at once it is asked for, it happens once, and everybody is
 * answered with the same booking: whoever comes second waits for the file and finds it requested.
 */
export async function submit(
  { params, body }: InputOf<typeof submitBooking>,
  call: Call,
): Promise<RequestedBooking> {
  const { booking, isNew } = await workOnFile(params, call, async (tx, submission) => {
    const isRequested = submission.file.kind === "booking" && submission.file.submittedAt !== null;
    if (!isRequested) await request(tx, submission, body, call);
    return { booking: await readBooking(tx, submission.file.id), isNew: !isRequested };
  });
  if (isNew) call.mailQueued();
  return booking;
}

async function request(tx: Tx, submission: Submission, body: BookingRequestInput, call: Call) {
  const typed = {
    termsTicked: body.terms_accepted,
    leadNamed: body.first_name !== "" && body.last_name !== "",
  };
  const plan = await planBooking(tx, submission, typed, call.now());
  refuse(plan, call.locale);
  const { file } = submission;
  const seen = file.lockVersion === body.lock_version && totalsOfBooking(plan).net_cents === body.net_cents;
  if (!seen) {
    const current = await presentRequest(tx, submission, call.locale, call.now());
    throw new Refusal(409, { message: textsIn(call.locale).bookingChanged, current });
  }
  await becomeBooking(tx, { submission, plan, names: body, call });
}

/** What stands in the way of the file is a conflict; what was left out of the form is told beside its field. */
function refuse({ hindrances }: BookingPlan, locale: Locale) {
  const texts = textsIn(locale);
  if (hindrances.includes("expired")) throw notNow(texts.quoteToCopy);
  if (hindrances.includes("not_a_quote")) throw notNow(texts.notAQuote);
  if (hindrances.includes("travel_date_past")) throw notNow(texts.travelDatePast);
  if (hindrances.includes("nothing_costed")) throw notNow(texts.nothingToBook);
  if (hindrances.includes("tour_seats")) throw notNow(texts.seatsTaken);
  const errors = {
    ...(hindrances.includes("lead_name") && { last_name: [texts.leadName] }),
    ...(hindrances.includes("terms") && { terms_accepted: [texts.termsNotAccepted] }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

async function readBooking(tx: Tx, fileId: number): Promise<RequestedBooking> {
  const [file] = await tx.select().from(clientFile).where(eq(clientFile.id, fileId));
  if (!file?.submittedAt) throw new Error("A booking that was requested is gone");
  const lines = await tx
    .select({ uid: serviceLine.uid, status: serviceLine.status })
    .from(serviceLine)
    .where(eq(serviceLine.fileId, fileId))
    .orderBy(serviceLine.dayNo, serviceLine.seq);
  return {
    uid: file.uid,
    reference: file.reference,
    status: file.status,
    submitted_at: file.submittedAt.toISOString(),
    lock_version: file.lockVersion,
    lines,
  };
}
