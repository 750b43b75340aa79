import { eq, sql } from "drizzle-orm";
import { type ChainedRow, hashOf, noHash, sealOf } from "#api/audit/chain.ts";
import type { Tx } from "#api/db/client.ts";
import { auditHead, auditLog } from "#api/db/schema/audit.ts";
import type { KeyRing } from "#api/domain/key-ring.ts";

/** A row of the log before it has its place in the chain. */
export type Entry = Omit<ChainedRow, "lane" | "seq" | "previousHash">;

/** More of them than transactions that write at once on a busy day. */
export const laneCount = 16;

/** So many rows in one statement, which takes 65 535 values. */
const most = 2000;

/** Adds rows to the end of a lane, in their order, and seals it. Writers call `writeAudit`. */
export async function appendEntries(tx: Tx, serverKey: KeyRing, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return;
  const { lane, ...head } = await takeLane(tx);
  let { seq, hash } = head;
  const rows = entries.map((entry) => {
    seq += 1;
    const row = { ...entry, lane, seq, previousHash: hash };
    hash = hashOf(row);
    return { ...row, hash };
  });
  for (let from = 0; from < rows.length; from += most) {
    await tx.insert(auditLog).values(rows.slice(from, from + most));
  }
  const end = { lane, seq, hash };
  await tx
    .update(auditHead)
    .set({ ...end, seal: sealOf(serverKey, end) })
    .where(eq(auditHead.lane, lane));
}

const ownLane = sql`nullif(current_setting('waymark.audit_lane', true), '')::int`;

/** The lane this transaction holds already, else the first that nobody holds, else one to wait for. */
async function takeLane(tx: Tx) {
  const head = (await freeLane(tx)) ?? (await beginLanes(tx)) ?? (await busyLane(tx));
  await tx.execute(sql`select set_config('waymark.audit_lane', ${String(head.lane)}, true)`);
  return head;
}

const headColumns = { lane: auditHead.lane, seq: auditHead.seq, hash: auditHead.hash };

async function freeLane(tx: Tx) {
  const rows = await tx
    .select(headColumns)
    .from(auditHead)
    .where(sql`${auditHead.lane} = coalesce(${ownLane}, ${auditHead.lane})`)
    .orderBy(auditHead.lane)
    .limit(1)
    .for("update", { skipLocked: true });
  return rows[0];
}

/** Makes the lanes at the first write of an installation; undefined when they are there and all held. */
async function beginLanes(tx: Tx) {
  const known = await tx.select({ lane: auditHead.lane }).from(auditHead).limit(1);
  if (known.length > 0) return undefined;
  const empty = Array.from({ length: laneCount }, (_, index) => ({
    lane: index + 1,
    seq: 0,
    hash: noHash,
    seal: "",
  }));
  await tx.insert(auditHead).values(empty).onConflictDoNothing();
  return freeLane(tx);
}

async function busyLane(tx: Tx) {
  const rows = await tx
    .select(headColumns)
    .from(auditHead)
    .where(sql`${auditHead.lane} = 1 + pg_backend_pid() % ${laneCount}`)
    .for("update");
  const [head] = rows;
  if (!head) throw new Error("The audit log has lost a lane");
  return head;
}
