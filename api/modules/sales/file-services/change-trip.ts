import { eq, sql } from "drizzle-orm";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { isClosedTrip } from "#api/domain/files/closed-trip.ts";
import { isRounding } from "#api/domain/files/line-rules.ts";
import { openedAgain } from "#api/domain/files/reopened.ts";
import type { Call } from "#api/http/context.ts";
import { notNow, sameVersion } from "#api/http/record-versions.ts";
import { readQuoteFile, type QuoteFile } from "#api/modules/files/client-file/read-file.ts";
import { refuseFinal } from "#api/modules/files/client-file/refuse-final.ts";
import { readSubmission, type Submission } from "#api/modules/files/client-file/submission.ts";
import { tellFileChanged } from "#api/modules/files/client-file/tell-changed.ts";
import { workOnFile } from "#api/modules/files/client-file/work-on-file.ts";
import { settleStatus } from "#api/modules/money/invoices/settle-status.ts";
import { countedOf } from "#api/modules/sales/booking-changes/change-parts.ts";
import { tellAmended } from "#api/modules/sales/booking-changes/tell-change.ts";
import { findTrip } from "#api/modules/sales/file-services/trip-head.ts";
import { changeFile, type Deed } from "#api/modules/sales/quotes/change-file.ts";
import { keepDues } from "#api/modules/sales/supplier-answers/settle-file.ts";
import { textsIn } from "#api/texts/texts.ts";

export type Saved = { lock_version: number; without_price: number };
type Work = (tx: Tx, file: QuoteFile) => Promise<Deed | null>;

/**
 * Changes what no supplier knows of in a file, whatever it is: a quote as its agency would, priced anew; a booking as it
 * stands, with what is owed for it. 409 where somebody changed it since it was read, where the trip is over, and where it
 * is finalised.
 */
export function changeTrip(uid: string, version: number, call: Call, work: Work): Promise<Saved> {
  return change(uid, version, call, { work, isSeen: true });
}

/** The same with what a file costs, which opens a finalised booking again. */
export function changePrice(uid: string, version: number, call: Call, work: Work): Promise<Saved> {
  return change(uid, version, call, { work, isSeen: false });
}

type Changing = { work: Work; isSeen: boolean };

async function change(uid: string, version: number, call: Call, changing: Changing): Promise<Saved> {
  const { kind, reference } = await findTrip(uid, call);
  if (kind === "booking") return changeBooking(uid, version, call, changing);
  const { lock_version, without_price } = await changeFile(reference, version, call, changing.work);
  return { lock_version, without_price };
}

async function changeBooking(
  uid: string,
  version: number,
  call: Call,
  { work, isSeen }: Changing,
): Promise<Saved> {
  const answer = await workOnFile({ uid }, call, async (tx, submission) => {
    const { file } = submission;
    if (isClosedTrip(file)) throw notNow(textsIn(call.locale).fileClosed);
    if (isSeen) refuseFinal(file, call);
    sameVersion({ lock_version: file.lockVersion }, version, call);
    const deed = await work(tx, await readQuoteFile(tx, file.id));
    if (!deed) return { lock_version: file.lockVersion, without_price: 0 };
    return saved(tx, submission, deed, call);
  });
  call.mailQueued();
  return answer;
}

/** What was finalised is not what was finalised any more; open pages read the file anew. */
async function saved(tx: Tx, before: Submission, deed: Deed, call: Call): Promise<Saved> {
  const { file } = before;
  const now = call.now();
  const { reason: _reason, lines = [], isVersion: _isVersion, ...told } = deed;
  const after = await readSubmission(tx, file.id, { lock: false });
  if (await keepDues(tx, before, after, now)) await tellPrice(tx, before, after, call);
  const services = after.lines.filter((line) => !isRounding(line));
  const open = openedAgain(file.status);
  const { status, invoices } = await settleStatus(tx, { ...file, status: open }, services, now);
  const lockVersion = file.lockVersion + 1;
  await tx
    .update(clientFile)
    .set({
      status,
      ...(status !== file.status && { statusAt: now }),
      updatedAt: now,
      lockVersion: sql`${clientFile.lockVersion} + 1`,
    })
    .where(eq(clientFile.id, file.id));
  const subject = { type: "client-file" as const, uid: file.uid, fileId: file.id, brandId: file.brandId };
  await writeAudit(tx, call, { subject, ...told }, ...invoices);
  tellFileChanged(tx, call, { uid: file.uid, lockVersion, ...(status !== file.status && { status }), lines });
  return { lock_version: lockVersion, without_price: 0 };
}

/** An agency hears when it owes something else for a booking. */
function tellPrice(tx: Tx, before: Submission, after: Submission, call: Call): Promise<void> {
  const [totalsBefore, totalsAfter] = [countedOf(before), countedOf(after)];
  return tellAmended(tx, before, { totalsBefore, totalsAfter, fee: 0, isOpen: false }, call);
}
