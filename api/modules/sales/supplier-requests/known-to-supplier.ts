import { asc, inArray } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { supplierRequest } from "#api/db/schema/request.ts";
import type { RequestSnapshot } from "#api/domain/requests/snapshot.ts";
import { snapshotOf } from "#api/modules/sales/supplier-requests/snapshot-of.ts";
import type { Submission, SubmissionLine } from "#api/modules/files/client-file/submission.ts";

/**
 * What the suppliers of changed services know of them, by the number of the line: what they confirmed; what a change
 * that they did not answer was to take the place of; what they were asked before they answered at all; else the service
 * as it stood.
 */
export async function readKnown(
  tx: Tx,
  before: Submission,
  lines: readonly SubmissionLine[],
): Promise<Map<number, RequestSnapshot>> {
  if (lines.length === 0) return new Map();
  const requests = await tx
    .select({
      lineId: supplierRequest.lineId,
      kind: supplierRequest.kind,
      status: supplierRequest.status,
      sentAt: supplierRequest.sentAt,
      snapshot: supplierRequest.snapshot,
      previousSnapshot: supplierRequest.previousSnapshot,
    })
    .from(supplierRequest)
    .where(
      inArray(
        supplierRequest.lineId,
        lines.map(({ id }) => id),
      ),
    )
    .orderBy(asc(supplierRequest.id));
  const known = new Map<number, RequestSnapshot>();
  for (const line of before.lines) known.set(line.id, snapshotOf(before, line, "new"));
  for (const { lineId, kind, status, sentAt, snapshot, previousSnapshot } of requests) {
    if (status === "Confirmed") known.set(lineId, snapshot);
    else if (kind === "amend" && previousSnapshot) known.set(lineId, previousSnapshot);
    else if (kind === "new" && sentAt !== null) known.set(lineId, snapshot);
  }
  return known;
}
