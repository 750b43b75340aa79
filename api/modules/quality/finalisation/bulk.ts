import { and, eq, inArray, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { reconfirmBatch } from "#api/db/schema/reconfirm-batch.ts";
import { supplierRequest } from "#api/db/schema/request.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { isInWindow } from "#api/domain/requests/reconfirm-rules.ts";
import { bulkResult } from "#api/http/bulk-changes.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import {
  readClock,
  trackedFiles,
  trackedRows,
  type Clock,
} from "#api/modules/quality/finalisation/tracked-files.ts";
import { remindOfBatches } from "#api/modules/sales/reconfirmation/ask-in-time.ts";
import { askSuppliers } from "#api/modules/sales/reconfirmation/ask-suppliers.ts";
import { readLinesToAsk } from "#api/modules/sales/reconfirmation/lines-to-ask.ts";
import { workOnAnswers } from "#api/modules/sales/supplier-answers/on-request.ts";
import { fill, textsIn } from "#api/texts/texts.ts";
import type { BulkResult } from "#contract/bulk.ts";
import type { bulkFinalisations } from "#contract/quality/finalisation/endpoints.ts";

/** So many files at most are acted on at once. */
const most = 500;
/** Nobody is reminded by hand more often than that. */
const againMs = 12 * 60 * 60 * 1000;

type Target = { id: number; uid: string; name: string };
type Outcome = { failed: { uid: string; name: string; reason: string }[]; unchanged: number };

/**
 * Asks suppliers of files to reconfirm, or reminds those who are late, or on a dry run tells of which files that would
 * be. Each supplier gets one mail, whatever files its services are of. The files are found by the caller's own wall.
 */
export async function bulkTracked(
  { body }: InputOf<typeof bulkFinalisations>,
  call: Call,
): Promise<BulkResult> {
  const { clock, targets } = await call.database.inScope(call.scope, async (tx) => {
    const clock = await readClock(tx, call);
    const named = "uids" in body.target ? { show: "all" as const } : body.target.filter;
    const where = and(
      trackedFiles(named, clock, call),
      "uids" in body.target ? inArray(clientFile.uid, body.target.uids) : undefined,
    );
    const rows = await trackedRows(tx).where(where).orderBy(clientFile.travelDate).limit(most);
    return {
      clock,
      targets: rows.map(({ id, uid, reference, name }) => ({ id, uid, name: `${reference} ${name}` })),
    };
  });
  const outcome = await workOnAnswers(call, (tx) =>
    body.action === "reconfirm"
      ? reconfirm(tx, targets, { clock, dryRun: body.dry_run ?? false }, call)
      : chase(tx, targets, { dryRun: body.dry_run ?? false }, call),
  );
  if (!body.dry_run) call.mailQueued();
  return bulkResult(targets.length, outcome.failed, outcome.unchanged);
}

type Asking = { clock: Clock; dryRun: boolean };

async function reconfirm(
  tx: Tx,
  targets: readonly Target[],
  { clock, dryRun }: Asking,
  call: Call,
): Promise<Outcome> {
  if (targets.length === 0) return { failed: [], unchanged: 0 };
  const ids = targets.map(({ id }) => id);
  const due = (await readLinesToAsk(tx, inArray(serviceLine.fileId, ids))).filter((line) =>
    isInWindow(line, clock.days, clock.today),
  );
  if (!dryRun)
    await askSuppliers(
      tx,
      due.map(({ id }) => id),
      call,
    );
  const failed = targets.flatMap(({ id, uid, name }) => {
    const unreachable = due.filter(({ fileId, email }) => fileId === id && email === "");
    if (unreachable.length === 0) return [];
    const names = [...new Set(unreachable.map(({ supplierName }) => supplierName))].join(", ");
    return [{ uid, name, reason: fill(textsIn(call.locale).supplierUnreachable, { names }) }];
  });
  const withSomething = new Set(due.map(({ fileId }) => fileId));
  return { failed, unchanged: targets.filter(({ id }) => !withSomething.has(id)).length };
}

async function chase(
  tx: Tx,
  targets: readonly Target[],
  { dryRun }: { dryRun: boolean },
  call: Call,
): Promise<Outcome> {
  if (targets.length === 0) return { failed: [], unchanged: 0 };
  const before = new Date(call.now().getTime() - againMs);
  const late = await tx
    .select({ batchId: reconfirmBatch.id, fileId: serviceLine.fileId })
    .from(supplierRequest)
    .innerJoin(reconfirmBatch, eq(reconfirmBatch.id, supplierRequest.batchId))
    .innerJoin(serviceLine, eq(serviceLine.id, supplierRequest.lineId))
    .where(
      and(
        inArray(
          serviceLine.fileId,
          targets.map(({ id }) => id),
        ),
        inArray(supplierRequest.status, ["Sent", "Viewed"]),
        lt(reconfirmBatch.dueAt, call.now()),
        isNotNull(reconfirmBatch.linkKey),
        or(isNull(reconfirmBatch.chasedAt), lt(reconfirmBatch.chasedAt, before)),
      ),
    );
  if (!dryRun) await remindOfBatches(tx, [...new Set(late.map(({ batchId }) => batchId))], call);
  const withLate = new Set(late.map(({ fileId }) => fileId));
  return { failed: [], unchanged: targets.filter(({ id }) => !withLate.has(id)).length };
}
