import { and, eq, inArray } from "drizzle-orm";
import type { AuditChange } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { supplierRequest } from "#api/db/schema/request.ts";
import { stepOfRenamed } from "#api/domain/requests/renamed-line.ts";
import type { Call } from "#api/http/context.ts";
import {
  readSubmission,
  type Submission,
  type SubmissionLine,
} from "#api/modules/files/client-file/submission.ts";
import { amendLines } from "#api/modules/sales/booking-changes/amend-lines.ts";
import { beforeOf, liveLines, type AmendedLine } from "#api/modules/sales/booking-changes/change-parts.ts";
import { withdrawDrafts } from "#api/modules/sales/bookings/end-lines.ts";
import { draftRequests } from "#api/modules/sales/supplier-requests/draft-requests.ts";
import { snapshotOf } from "#api/modules/sales/supplier-requests/snapshot-of.ts";
import { tellStock } from "#api/modules/sales/supplier-requests/tell-stock.ts";

/**
 * What suppliers are told when travellers of a booking have other names or ages: amendments for those who confirmed or
 * were asked, questions that wait are written anew, and who gave us stock hears of it at once. Nothing is sent but that.
 * The file is locked. Answers what the audit log is told.
 */
export async function tellRenamed(tx: Tx, before: Submission, call: Call): Promise<AuditChange[]> {
  const now = call.now();
  const renamed = await readSubmission(tx, before.file.id, { lock: false });
  const seen = liveLines(renamed).filter((line) => line.supplierId !== null && isSeen(before, renamed, line));
  const amended = seen.flatMap(amendedOf);
  const amendedIds = amended.map(({ line }) => line.id);
  const waiting = await waitingOf(
    tx,
    seen.map(({ id }) => id).filter((id) => !amendedIds.includes(id)),
  );
  await withdrawDrafts(tx, [...amendedIds, ...waiting], now);
  const changes = await amendLines(tx, before, amended, now);
  const after = await readSubmission(tx, before.file.id, { lock: false });
  const linesOf = (ids: readonly number[]) => after.lines.filter(({ id }) => ids.includes(id));
  const amends = await draftRequests(tx, after, linesOf(amendedIds), "amend", now, before);
  const asks = await draftRequests(tx, after, linesOf(waiting), "new", now);
  await tellStock(tx, before, after, call);
  const ofFile = { fileId: before.file.id, brandId: before.file.brandId };
  const made = [
    ...amends.map(({ uid }) => ({ uid, kind: "amend" as const })),
    ...asks.map(({ uid }) => ({ uid, kind: "new" as const })),
  ];
  return [
    ...changes,
    ...made.map(({ uid, kind }): AuditChange => ({
      subject: { type: "supplier-request" as const, uid, ...ofFile },
      action: "created",
      after: { kind, status: "Draft" },
    })),
  ];
}

/** Whether the supplier of a service would read something else of it than before. */
function isSeen(before: Submission, after: Submission, line: SubmissionLine): boolean {
  const asBefore = before.lines.find(({ id }) => id === line.id) ?? line;
  return (
    JSON.stringify(snapshotOf(before, asBefore, "new")) !== JSON.stringify(snapshotOf(after, line, "new"))
  );
}

function amendedOf(line: SubmissionLine): AmendedLine[] {
  const step = stepOfRenamed(line.status);
  if (!step) return [];
  const { dateFrom, dateTo, priceStatus } = line;
  const same = { priced: null, priceOpen: priceStatus === "on_request", after: beforeOf(line), want: null };
  return [{ line, comes: null, dateFrom, dateTo, ...same, step }];
}

/** Services with a question that waits to be sent. */
async function waitingOf(tx: Tx, lineIds: readonly number[]): Promise<number[]> {
  if (lineIds.length === 0) return [];
  const rows = await tx
    .select({ lineId: supplierRequest.lineId })
    .from(supplierRequest)
    .where(and(inArray(supplierRequest.lineId, [...lineIds]), eq(supplierRequest.status, "Draft")));
  return rows.map(({ lineId }) => lineId);
}
