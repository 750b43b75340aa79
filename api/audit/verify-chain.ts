import { and, asc, eq, gt, lte, max, sql } from "drizzle-orm";
import { laneCount } from "#api/audit/append.ts";
import { hashOf, isSealed, noHash } from "#api/audit/chain.ts";
import type { Database, Tx } from "#api/db/client.ts";
import { inSystem } from "#api/db/in-system.ts";
import { auditHead, auditLog } from "#api/db/schema/audit.ts";
import type { KeyRing } from "#api/domain/key-ring.ts";

/** What is wrong at a place of the log. `missing-end`: rows were cut off, or the end itself was tampered with. */
export type ChainFault = { lane: number; seq: number; fault: "changed" | "missing" | "missing-end" };
export type ChainReport = { rows: number; faults: ChainFault[] };

const batch = 1000;

/**
 * Walks the whole audit log and reports every row that was changed, and every place where rows are gone, the last
 * ones included. Needs the keys under which the log was written. A lane without faults is as it was.
 */
export function verifyAuditChain(database: Database, serverKey: KeyRing): Promise<ChainReport> {
  return inSystem(database, "The whole log is walked, whosever it is", async (tx) => {
    const heads = await tx.select().from(auditHead).orderBy(asc(auditHead.lane));
    const written = await tx.select({ newest: max(auditLog.id) }).from(auditLog);
    if (heads.length === 0 && written[0]?.newest === null) return { rows: 0, faults: [] };
    const report: ChainReport = { rows: 0, faults: [] };
    for (let lane = 1; lane <= laneCount; lane += 1) {
      const head = heads.find((one) => one.lane === lane);
      // Rows beyond this end are being added while we read; whether they have an end of their own is asked below.
      const walked = await walkLane(tx, lane, head?.seq ?? Number.MAX_SAFE_INTEGER);
      const ends = head && head.seq === walked.seq && head.hash === walked.hash && isSealed(serverKey, head);
      report.rows += walked.rows;
      report.faults.push(...walked.faults);
      if (!ends || (await reachesPastEnd(tx, lane)))
        report.faults.push({ lane, seq: head?.seq ?? walked.seq, fault: "missing-end" });
    }
    return report;
  });
}

/** Both numbers in one statement, so that a writer in between does no harm. */
async function reachesPastEnd(tx: Tx, lane: number): Promise<boolean> {
  const newest = tx
    .select({ seq: max(auditLog.seq) })
    .from(auditLog)
    .where(eq(auditLog.lane, lane));
  const [found] = await tx
    .select({ past: sql<boolean>`coalesce((${newest}), 0) > ${auditHead.seq}` })
    .from(auditHead)
    .where(eq(auditHead.lane, lane));
  return found?.past ?? false;
}

async function walkLane(tx: Tx, lane: number, end: number) {
  const faults: ChainFault[] = [];
  let [rows, seq, hash] = [0, 0, noHash];
  for (;;) {
    const found = await tx
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.lane, lane), gt(auditLog.seq, seq), lte(auditLog.seq, end)))
      .orderBy(asc(auditLog.seq))
      .limit(batch);
    for (const { id: _id, hash: kept, ...row } of found) {
      if (row.seq !== seq + 1) faults.push({ lane, seq: seq + 1, fault: "missing" });
      else if (row.previousHash !== hash) faults.push({ lane, seq: row.seq, fault: "changed" });
      if (hashOf(row) !== kept) faults.push({ lane, seq: row.seq, fault: "changed" });
      [seq, hash, rows] = [row.seq, kept, rows + 1];
    }
    if (found.length < batch) return { rows, seq, hash, faults };
  }
}
