import { eq, sql } from "drizzle-orm";
import { writeAudit, type AuditChange } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { keepsPrice } from "#api/domain/files/change-line.ts";
import { isRounding } from "#api/domain/files/line-rules.ts";
import { openedAgain } from "#api/domain/files/reopened.ts";
import type { Call } from "#api/http/context.ts";
import { notNow } from "#api/http/record-versions.ts";
import { cancelLine, withdrawDrafts } from "#api/modules/sales/bookings/end-lines.ts";
import { amendLines, recount } from "#api/modules/sales/booking-changes/amend-lines.ts";
import {
  countedOf,
  type AmendedLine,
  type ChangePlan,
} from "#api/modules/sales/booking-changes/change-parts.ts";
import { bringIn } from "#api/modules/sales/booking-changes/bring-in.ts";
import { writeMoves } from "#api/modules/sales/booking-changes/moved-lines.ts";
import { moveTrip } from "#api/modules/sales/booking-changes/move-trip.ts";
import { countOf } from "#api/modules/sales/booking-changes/plan-lines.ts";
import { writeParty } from "#api/modules/sales/booking-changes/write-party.ts";
import { draftRequests } from "#api/modules/sales/supplier-requests/draft-requests.ts";
import { keepSchedule } from "#api/modules/sales/bookings/keep-schedule.ts";
import { counts } from "#api/modules/files/client-file/lines.ts";
import { readSubmission, type Submission } from "#api/modules/files/client-file/submission.ts";
import { dropLonelyRounding, dropWaiting } from "#api/modules/sales/bookings/waiting-prices.ts";
import { linesIn, tellFileChanged } from "#api/modules/files/client-file/tell-changed.ts";
import { settleStatus } from "#api/modules/money/invoices/settle-status.ts";
import { readQuoteFile } from "#api/modules/files/client-file/read-file.ts";
import { writePlan } from "#api/modules/sales/prices/write-prices.ts";
import { exchangeStock } from "#api/modules/files/stock/hold-stock.ts";
import { tellStock } from "#api/modules/sales/supplier-requests/tell-stock.ts";
import { textsIn } from "#api/texts/texts.ts";
import { daysBetween, todayIn } from "#api/domain/today.ts";
import type { FileStatus } from "#contract/primitives.ts";

/**
 * Changes a booking as planned, in the transaction that holds it: what goes, dates, party, what comes, then stock, prices
 * and states, and what suppliers are to be told waits as drafts. What a supplier who confirmed has to agree to counts at
 * its old price, also in what the agency owes, and its new one waits. 409 where our stock went to somebody else in between.
 */
export async function carryOutChange(
  tx: Tx,
  submission: Submission,
  planned: ChangePlan,
  { remark, call }: { remark: string; call: Call },
): Promise<FileStatus> {
  const { file } = submission;
  const now = call.now();
  const amended = planned.amended.filter(({ comes }) => comes === null);
  const touched = [...planned.removed, ...amended].map(({ line }) => line.id);
  await withdrawDrafts(tx, touched, now);
  // What the lines are priced with anew, the rounding is worked out of anew.
  const isWhole = amended.length > planned.moved.length;
  const rounding = isWhole ? submission.lines.filter(isRounding) : [];
  await dropWaiting(tx, [...touched, ...rounding.map(({ id }) => id)]);
  const changes: AuditChange[] = [];
  for (const { cancellation } of planned.removed)
    changes.push(await cancelLine(tx, submission, cancellation, remark || "Change of the booking", now));
  await moveTrip(tx, file.id, daysBetween(file.travelDate, planned.travelDate));
  const { party } = planned;
  if (party) {
    await writeParty(tx, file.id, party);
    await recount(tx, file.id, submission.people.length, countOf(party, submission));
  }
  await writeMoves(tx, submission, planned);
  const plan = await bringIn(tx, submission, planned, now);
  await exchange(tx, submission, plan, call);
  if (plan.prices) {
    const reason = "Priced again when the booking was changed";
    const waiting = new Set(plan.amended.flatMap(({ line, step }) => (keepsPrice(step) ? [line.id] : [])));
    await writePlan(tx, await readQuoteFile(tx, file.id), plan.prices, { reason, now, waiting });
  }
  await dropLonelyRounding(tx, file.id);
  changes.push(...(await amendLines(tx, submission, plan.amended, now)));
  const after = await readSubmission(tx, file.id, { lock: false });
  changes.push(...(await askSuppliers(tx, { before: submission, after }, plan, now)));
  await tellStock(tx, submission, after, call);
  const { status, audit, invoices } = await changeFile(tx, submission, plan, now);
  await writeAudit(tx, call, { ...audit, reason: remark || undefined }, ...changes, ...invoices);
  const lines = linesIn(changes);
  tellFileChanged(tx, call, { uid: file.uid, lockVersion: file.lockVersion + 1, status, lines });
  return status;
}

/**
 * Gives back what touched lines held and takes what they need now; what was promised must still be there. Lines whose
 * supplier has to agree keep what they hold for the dates that stand.
 */
async function exchange(tx: Tx, { file, brand }: Submission, plan: ChangePlan, call: Call): Promise<void> {
  const back = [...plan.removed, ...plan.amended.filter(({ step }) => !keepsPrice(step))];
  const wants = plan.amended.flatMap(({ want, step }) => (want && step.holds ? [want] : []));
  const now = call.now();
  const today = todayIn(brand.timezone, now);
  const lineIds = back.map(({ line }) => line.id);
  const answers = await exchangeStock(tx, lineIds, wants, { agencyId: file.agencyId, today, now });
  const missing = wants.some(({ lineId }) => answers.get(lineId)?.status !== "instant");
  if (missing) throw notNow(textsIn(call.locale).bookingMoved);
}

/** Suppliers read the booking as it is by now; of what is cancelled they read what it was. */
async function askSuppliers(
  tx: Tx,
  { before, after }: { before: Submission; after: Submission },
  plan: ChangePlan,
  now: Date,
): Promise<AuditChange[]> {
  const ofKind = (kind: "new" | "amend") => {
    const ids = new Set(
      plan.amended.flatMap((one: AmendedLine) => (one.step.tells === kind ? [one.line.id] : [])),
    );
    return after.lines.filter(({ id }) => ids.has(id));
  };
  const cancelled = plan.removed.flatMap(({ line, step }) => (step.tells === "cancel" ? [line] : []));
  const made = [
    { kind: "new" as const, requests: await draftRequests(tx, after, ofKind("new"), "new", now) },
    {
      kind: "amend" as const,
      requests: await draftRequests(tx, after, ofKind("amend"), "amend", now, before),
    },
    { kind: "cancel" as const, requests: await draftRequests(tx, before, cancelled, "cancel", now) },
  ];
  const ofFile = { fileId: before.file.id, brandId: before.file.brandId };
  return made.flatMap(({ kind, requests }) =>
    requests.map(({ uid }): AuditChange => ({
      subject: { type: "supplier-request" as const, uid, ...ofFile },
      action: "created",
      after: { kind, status: "Draft" },
    })),
  );
}

async function changeFile(tx: Tx, { file, brand, people }: Submission, plan: ChangePlan, now: Date) {
  const after = await readSubmission(tx, file.id, { lock: false });
  const { lines } = after;
  const counted = countedOf(after);
  // What it comes to once all suppliers have agreed.
  const agreed = plan.proposal.totalsAfter.net;
  const fees = lines.reduce((sum, { penaltyCents }) => sum + (penaltyCents ?? 0), 0);
  const requestedOn = todayIn(brand.timezone, file.submittedAt ?? now);
  const due = { netCents: counted.net + fees, requestedOn, counted: lines.filter(counts) };
  await keepSchedule(tx, { id: file.id, travelDate: plan.travelDate }, due, now);
  const services = lines.filter((line) => !isRounding(line));
  const open = openedAgain(file.status);
  const { status, invoices } = await settleStatus(tx, { ...file, status: open }, services, now);
  const count = plan.party?.travellers.length ?? people.length;
  await tx
    .update(clientFile)
    .set({
      status,
      ...(status !== file.status && { statusAt: now }),
      ...(plan.party && { paxCount: count }),
      updatedAt: now,
      lockVersion: sql`${clientFile.lockVersion} + 1`,
    })
    .where(eq(clientFile.id, file.id));
  const audit: AuditChange = {
    subject: { type: "client-file", uid: file.uid, fileId: file.id, brandId: file.brandId },
    action: "changed",
    before: {
      status: file.status,
      travel_date: file.travelDate,
      travellers: people.length,
      net_cents: plan.proposal.totalsBefore.net,
    },
    after: {
      status,
      travel_date: plan.travelDate,
      travellers: count,
      net_cents: counted.net,
      ...(agreed !== counted.net && { waiting_net_cents: agreed }),
      penalty_cents: plan.proposal.fee,
    },
  };
  return { status, audit, invoices };
}
