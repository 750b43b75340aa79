import type { AuditChange } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { isRounding } from "#api/domain/files/line-rules.ts";
import { openedAgain, seesOther } from "#api/domain/files/reopened.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import { counts } from "#api/modules/files/client-file/lines.ts";
import { readSubmission, type Submission } from "#api/modules/files/client-file/submission.ts";
import { settleStatus } from "#api/modules/money/invoices/settle-status.ts";
import { countedOf } from "#api/modules/sales/booking-changes/change-parts.ts";
import { keepSchedule } from "#api/modules/sales/bookings/keep-schedule.ts";
import { keepFileStatus } from "#api/modules/sales/supplier-requests/keep-file-status.ts";
import type { OpenRequest } from "#api/modules/sales/supplier-answers/on-request.ts";

/**
 * What follows for a file from an answer, or from a step that the office took with a service: status, what is owed when,
 * its draft invoice, and the news for open pages. What was finalised is open again once its clients read something else.
 * Answers what the audit log is told.
 */
export async function settleFile(
  tx: Tx,
  { submission: before }: Pick<OpenRequest, "submission">,
  changes: readonly AuditChange[],
  call: Call,
): Promise<AuditChange[]> {
  const now = call.now();
  const { file } = before;
  const after = await readSubmission(tx, file.id, { lock: false });
  const isOther = await keepDues(tx, before, after, now);
  const services = after.lines.filter((line) => !isRounding(line));
  const from = seesOther(before.lines, after.lines) ? openedAgain(file.status) : file.status;
  const { status, invoices } = await settleStatus(tx, { ...file, status: from }, services, now);
  return [...(await keepFileStatus(tx, file, { status, isOther, changes }, call)), ...invoices];
}

/** Writes down anew what is owed when, where a file comes to something else than before; answers whether it does. */
export async function keepDues(tx: Tx, before: Submission, after: Submission, now: Date): Promise<boolean> {
  const { file, brand } = before;
  const netCents = owed(after);
  if (owed(before) === netCents) return false;
  const requestedOn = todayIn(brand.timezone, file.submittedAt ?? now);
  await keepSchedule(tx, file, { netCents, requestedOn, counted: after.lines.filter(counts) }, now);
  return true;
}

/** What the agency owes for a file as it stands: what counts, and fees. */
function owed(submission: Submission): number {
  const fees = submission.lines.reduce((sum, { penaltyCents }) => sum + (penaltyCents ?? 0), 0);
  return countedOf(submission).net + fees;
}
