import { and, eq, isNull, ne, or, sql } from "drizzle-orm";
import { writeAudit, type AuditChange } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { quote } from "#api/db/schema/quote.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { roundingSlot } from "#api/domain/files/line-rules.ts";
import type { Call } from "#api/http/context.ts";
import { notNow } from "#api/http/record-versions.ts";
import { startFor, totalsOfBooking, type BookingPlan } from "#api/modules/sales/bookings/booking-plan.ts";
import { draftRequests } from "#api/modules/sales/supplier-requests/draft-requests.ts";
import { keepSchedule } from "#api/modules/sales/bookings/keep-schedule.ts";
import { namePeople, type Names } from "#api/modules/files/client-file/name-people.ts";
import { startLines } from "#api/modules/sales/bookings/start-lines.ts";
import { readSubmission, type Submission } from "#api/modules/files/client-file/submission.ts";
import { isShort } from "#api/modules/sales/bookings/tour-seats.ts";
import { tellOfFile } from "#api/modules/sales/bookings/tell.ts";
import { namesOfParty } from "#api/modules/files/client-file/parts.ts";
import { linesIn, tellFileChanged } from "#api/modules/files/client-file/tell-changed.ts";
import { settleStatus } from "#api/modules/money/invoices/settle-status.ts";
import { writePlan } from "#api/modules/sales/prices/write-prices.ts";
import { holdStock } from "#api/modules/files/stock/hold-stock.ts";
import { holdSeats, tellSeats } from "#api/modules/tours/departures/seats.ts";
import { tellStock } from "#api/modules/sales/supplier-requests/tell-stock.ts";
import { textsIn } from "#api/texts/texts.ts";

type Booking = {
  submission: Submission;
  plan: BookingPlan;
  names: Names;
  call: Call;
};

/** All that changes when a quote becomes a booking, in the one transaction that holds the file. */
export async function becomeBooking(tx: Tx, { submission, plan, names, call }: Booking): Promise<void> {
  const { file } = submission;
  const now = call.now();
  const { renewed } = plan;
  if (renewed)
    await writePlan(tx, renewed.file, renewed.plan, {
      reason: "Priced again when the booking was requested",
      now,
    });
  const answers = await holdStock(tx, plan.wants, { agencyId: file.agencyId, today: plan.today, now });
  const seats = await takeSeats(tx, submission, plan, call);
  const started = plan.booked.map((line) => ({
    line,
    start: startFor(line, answers, plan).start,
    priceOpen: renewed?.open.has(line.id) === true,
  }));
  const lineChanges = await startLines(tx, submission, started, now);
  const toAsk = new Set(
    started.flatMap(({ line, start }) => (start !== "kept" && start.status === "OR" ? [line.id] : [])),
  );
  await namePeople(tx, submission, names);
  // Suppliers are asked for what is written by now: under the name of the lead, at costs that may be new.
  const written = await readSubmission(tx, file.id, { lock: false });
  const asked = written.lines.filter(({ id }) => toAsk.has(id));
  const requests = await draftRequests(tx, written, asked, "new", now);
  const due = {
    netCents: totalsOfBooking(plan).net_cents,
    requestedOn: plan.today,
    counted: plan.booked,
  };
  await keepSchedule(tx, file, due, now);
  const converted = await convertQuote(tx, submission, now);
  const changed = await changeFile(tx, submission, { people: written.people, by: call.signedIn().name }, now);
  const ofFile = { fileId: file.id, brandId: file.brandId };
  const madeRequests = requests.map(({ uid }): AuditChange => ({
    subject: { type: "supplier-request" as const, uid, ...ofFile },
    action: "created",
    after: { kind: "new", status: "Draft" },
  }));
  const changes = [
    changed.audit,
    ...converted,
    ...lineChanges,
    ...seats,
    ...madeRequests,
    ...changed.invoices,
  ];
  await writeAudit(tx, call, ...changes);
  const instant = started.filter(({ start }) => start !== "kept" && start.status === "AL").length;
  await tellOfFile(tx, submission, call, {
    notification: "booking.requested",
    toOffice: "booking-received",
    toAgent: "booking-requested",
    facts: { instant, asked: asked.length },
  });
  await tellStock(tx, submission, written, call);
  const { status } = changed;
  const lines = linesIn(lineChanges);
  tellFileChanged(tx, call, { uid: file.uid, lockVersion: file.lockVersion + 1, status, lines });
}

/** Takes the seats of tours; whoever lost the last ones in this moment is told so, and nothing is booked. */
async function takeSeats(
  tx: Tx,
  { file }: Submission,
  { tours, today }: BookingPlan,
  call: Call,
): Promise<AuditChange[]> {
  const { answers, changes } = await holdSeats(tx, tours.wants, {
    fileId: file.id,
    confirmed: tours.sold,
    today,
    now: call.now(),
  });
  if (isShort({ obstacles: answers })) throw notNow(textsIn(call.locale).seatsTaken);
  tellSeats(tx, call, changes);
  return changes.map(({ audit }) => audit);
}

async function convertQuote(tx: Tx, { file, offer }: Submission, now: Date): Promise<AuditChange[]> {
  if (offer === null) return [];
  await tx
    .update(quote)
    .set({
      status: "Converted",
      statusAt: now,
      updatedAt: now,
      lockVersion: sql`${quote.lockVersion} + 1`,
    })
    .where(eq(quote.id, offer.id));
  const subject = { type: "quote" as const, uid: offer.uid, fileId: file.id, brandId: file.brandId };
  return [{ subject, action: "converted", before: { status: offer.status }, after: { status: "Converted" } }];
}

type Request = Pick<Submission, "people"> & { by: string };

async function changeFile(
  tx: Tx,
  { file, people: before }: Submission,
  { people, by: termsAcceptedBy }: Request,
  now: Date,
) {
  const lines = await tx
    .select({ status: serviceLine.status, costed: serviceLine.costed })
    .from(serviceLine)
    .where(
      and(
        eq(serviceLine.fileId, file.id),
        // The rounding of the prices is asked of nobody.
        or(isNull(serviceLine.packageSlot), ne(serviceLine.packageSlot, roundingSlot)),
      ),
    );
  const { status, invoices } = await settleStatus(tx, { ...file, status: "Requested" }, lines, now);
  const after = { kind: "booking" as const, status, submittedAt: now, termsAcceptedBy };
  await tx
    .update(clientFile)
    .set({
      ...after,
      statusAt: now,
      holdUntil: null,
      updatedAt: now,
      lockVersion: sql`${clientFile.lockVersion} + 1`,
    })
    .where(eq(clientFile.id, file.id));
  const audit: AuditChange = {
    subject: { type: "client-file", uid: file.uid, fileId: file.id, brandId: file.brandId },
    action: "submitted",
    before: {
      kind: file.kind,
      status: file.status,
      terms_accepted_by: file.termsAcceptedBy,
      names: namesOfParty(before),
    },
    after: { kind: "booking", status, terms_accepted_by: termsAcceptedBy, names: namesOfParty(people) },
  };
  return { status, audit, invoices };
}
