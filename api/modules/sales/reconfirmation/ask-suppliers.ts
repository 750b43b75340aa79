import { inArray } from "drizzle-orm";
import { ulid } from "ulid";
import { writeAudit, type AuditSource } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { reconfirmBatch } from "#api/db/schema/reconfirm-batch.ts";
import { supplierRequest } from "#api/db/schema/request.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { newLink } from "#api/domain/capability.ts";
import { minutesUntil } from "#api/domain/files/cancel-line.ts";
import { groupRows } from "#api/domain/group-rows.ts";
import { answerTime } from "#api/domain/requests/answer-time.ts";
import type { RequestSnapshot } from "#api/domain/requests/snapshot.ts";
import type { Call } from "#api/http/context.ts";
import { lockFile } from "#api/modules/files/client-file/lock-file.ts";
import { readSubmission, type Submission } from "#api/modules/files/client-file/submission.ts";
import { readLinesToAsk, type LineToAsk } from "#api/modules/sales/reconfirmation/lines-to-ask.ts";
import { tellBatches, type SentBatch } from "#api/modules/sales/reconfirmation/tell-batches.ts";
import { snapshotOf } from "#api/modules/sales/supplier-requests/snapshot-of.ts";
import { tellSupplierPages } from "#api/modules/sales/supplier-requests/tell-pages.ts";
import { mostReconfirmed } from "#contract/sales/reconfirmation/reconfirmation.ts";

type Asker = Pick<Call, "now" | "serverKey" | "sendEvents" | "log" | "requestId"> &
  AuditSource & {
    account: Call["account"];
  };
type Asked = { asked: number; suppliers: number };

/**
 * Asks the suppliers of services to reconfirm them: one batch, mail and link for each supplier and brand. What somebody
 * else asked for meanwhile, or cannot be asked for any more, is left out, and so are suppliers without an address. `tx`
 * is of the system's scope; the caller wakes the sender.
 */
export async function askSuppliers(tx: Tx, ids: readonly number[], asker: Asker): Promise<Asked> {
  if (ids.length === 0) return { asked: 0, suppliers: 0 };
  const named = await tx
    .select({ fileId: serviceLine.fileId })
    .from(serviceLine)
    .where(inArray(serviceLine.id, [...ids]));
  const fileIds = [...new Set(named.map(({ fileId }) => fileId))].toSorted((a, b) => a - b);
  // In one order for everybody, so that nobody waits for somebody who waits for them.
  for (const fileId of fileIds) await lockFile(tx, fileId);
  const lines = await readLinesToAsk(tx, inArray(serviceLine.id, [...ids]));
  const reachable = lines.filter(({ email }) => email !== "");
  const files = new Map<number, Submission>();
  for (const fileId of new Set(reachable.map((line) => line.fileId)))
    files.set(fileId, await readSubmission(tx, fileId, { lock: false }));
  const batches: SentBatch[] = [];
  for (const group of groupsOf(reachable)) batches.push(await sendBatch(tx, group, files, asker));
  await tellBatches(tx, batches, asker);
  tellSupplierPages(
    tx,
    asker,
    reachable.map(({ supplierUid }) => supplierUid),
  );
  return { asked: reachable.length, suppliers: batches.length };
}

/** Services of one supplier for one brand, no more than a page can take. */
function groupsOf(lines: readonly LineToAsk[]): LineToAsk[][] {
  const keyed = lines.map((line) => ({ line, of: `${line.supplierId} ${line.brandId}` }));
  return [...groupRows(keyed, "of").values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / mostReconfirmed) }, (_, index) =>
      group.slice(index * mostReconfirmed, (index + 1) * mostReconfirmed).map(({ line }) => line),
    ),
  );
}

async function sendBatch(
  tx: Tx,
  group: readonly LineToAsk[],
  files: ReadonlyMap<number, Submission>,
  asker: Asker,
): Promise<SentBatch> {
  const [first] = group;
  if (!first) throw new Error("A batch is sent about nothing");
  const now = asker.now();
  const uid = ulid(now.getTime());
  const link = newLink(asker.serverKey, "reconfirm-batch", { uid, rotation: 1 });
  const left = minutesUntil(first.dateFrom, first.timezone, now);
  const { dueAt, isUrgent } = answerTime(now, first.slaHours, left);
  const { supplierId, brandId } = first;
  const [batch] = await tx
    .insert(reconfirmBatch)
    .values({ uid, supplierId, brandId, sentAt: now, dueAt, isUrgent, ...link, createdAt: now })
    .returning({ id: reconfirmBatch.id });
  if (!batch) throw new Error("A batch was not written");
  const rows = group.map((line) => ({
    uid: ulid(now.getTime()),
    lineId: line.id,
    supplierId,
    batchId: batch.id,
    kind: "reconfirm" as const,
    status: "Sent" as const,
    snapshot: snapshotFor(line, files),
    sentAt: now,
    dueAt,
    isUrgent,
    createdAt: now,
    updatedAt: now,
  }));
  await tx.insert(supplierRequest).values(rows);
  await writeAudit(
    tx,
    asker,
    ...rows.map((row, index) => ({
      subject: {
        ...{ type: "supplier-request" as const, uid: row.uid, brandId },
        fileId: group[index]?.fileId ?? first.fileId,
      },
      action: "sent" as const,
      before: {},
      after: { kind: row.kind },
    })),
  );
  const services = rows.map(({ snapshot }) => snapshot);
  return { uid, supplierId, brandId, dueAt, isUrgent, linkKey: link.linkKey, services };
}

function snapshotFor({ id, fileId }: LineToAsk, files: ReadonlyMap<number, Submission>): RequestSnapshot {
  const file = files.get(fileId);
  const line = file?.lines.find((one) => one.id === id);
  if (!file || !line) throw new Error("A service that was found is gone");
  return snapshotOf(file, line, "reconfirm");
}
