import { ulid } from "ulid";
import { readKnown } from "#api/modules/sales/supplier-requests/known-to-supplier.ts";
import { snapshotOf } from "#api/modules/sales/supplier-requests/snapshot-of.ts";
import type { Tx } from "#api/db/client.ts";
import { supplierRequest } from "#api/db/schema/request.ts";
import type { RequestSnapshot } from "#api/domain/requests/snapshot.ts";
import type { Submission, SubmissionLine } from "#api/modules/files/client-file/submission.ts";
import type { SupplierRequestKind } from "#contract/sales/supplier-requests/status.ts";

/**
 * Writes down what suppliers are to be asked or told about lines, to wait in the list of the file. A line without a
 * supplier, or with a question that waits already, gets none. Of changes `before` is the file as it was, to mark what is
 * otherwise. Answers the requests that were made.
 */
export async function draftRequests(
  tx: Tx,
  submission: Submission,
  lines: readonly SubmissionLine[],
  kind: SupplierRequestKind,
  now: Date,
  before?: Submission,
): Promise<{ uid: string; lineId: number }[]> {
  const known = before ? await readKnown(tx, before, lines) : new Map<number, RequestSnapshot>();
  const rows = lines.flatMap((line) =>
    line.supplierId === null
      ? []
      : [
          {
            uid: ulid(now.getTime()),
            lineId: line.id,
            supplierId: line.supplierId,
            kind,
            snapshot: snapshotOf(submission, line, kind),
            previousSnapshot: known.get(line.id) ?? null,
            createdAt: now,
            updatedAt: now,
          },
        ],
  );
  if (rows.length === 0) return [];
  return tx
    .insert(supplierRequest)
    .values(rows)
    .onConflictDoNothing()
    .returning({ uid: supplierRequest.uid, lineId: supplierRequest.lineId });
}
