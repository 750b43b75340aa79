import { eq, sql } from "drizzle-orm";
import { ulid } from "ulid";
import { type ChainedRow, hashOf, noHash, sealOf } from "#api/audit/chain.ts";
import { changedFields } from "#api/audit/changed-fields.ts";
import type { Tx } from "#api/db/client.ts";
import { auditHead, auditLog, type AuditFields } from "#api/db/schema/audit.ts";
import type { Call } from "#api/http/context.ts";
import type { FileAction, FileSubject } from "#contract/audit/file-history.ts";

/** Who acts, from where. Every `Call` is one; jobs make their own with `account: null` and `system: true`. */
export type AuditSource = Pick<Call, "account" | "requestId" | "clientAddress" | "serverKey" | "now"> & {
  /** Set when the product itself acts and nobody asked. */
  system?: true;
};

type Subject<Type extends string> = {
  /** Kind of the record, singular: `label`, `client-file`. */
  type: Type;
  uid: string;
};

/** What happens to records of a client file: only what its history has words for. */
type FileChange = {
  [Type in FileSubject]: {
    /** The internal numbers of the file, and of the brand whose office may read the entry. */
    subject: Subject<Type> & { fileId: number; brandId: number };
    action: FileAction<Type>;
  };
}[FileSubject];

type OtherChange = {
  /** Without a brand every office may read the entry. */
  subject: Subject<string> & { fileId?: never; brandId?: number };
  /** `created`, `changed`, `removed`, or a verb of the record's own: `published`. */
  action: string;
};

export type AuditChange = (FileChange | OtherChange) & {
  /** The record before and after, by the field names of its contract; whole or in part, equal fields are left out. */
  before?: AuditFields | null;
  after?: AuditFields | null;
  reason?: string | null;
};

/** More of them than transactions that write at once on a busy day. */
export const laneCount = 16;

/**
 * Adds to the audit log inside the transaction of the change, so that either both are kept or neither. Call it
 * once per transaction where you can, with all changes; no other transaction waits for this one.
 */
export async function writeAudit(tx: Tx, source: AuditSource, ...changes: AuditChange[]): Promise<void> {
  if (changes.length === 0) return;
  const head = await takeLane(tx);
  let { seq, hash: previousHash } = head;
  const rows = changes.map((change) => {
    seq += 1;
    const row = rowOf(change, source, { lane: head.lane, seq, previousHash });
    previousHash = hashOf(row);
    return { ...row, hash: previousHash };
  });
  await tx.insert(auditLog).values(rows);
  const end = { lane: head.lane, seq, hash: previousHash };
  await tx
    .update(auditHead)
    .set({ ...end, seal: sealOf(source.serverKey, end) })
    .where(eq(auditHead.lane, head.lane));
}

function rowOf(
  { subject, action, before, after, reason }: AuditChange,
  { account, requestId, clientAddress, now, system }: AuditSource,
  place: Pick<ChainedRow, "lane" | "seq" | "previousHash">,
): ChainedRow {
  const at = now();
  return {
    ...place,
    ...changedFields(before ?? null, after ?? null),
    uid: ulid(at.getTime()),
    at,
    actorId: account?.id ?? null,
    actorAudience: system ? "system" : (account?.audience ?? "public"),
    impersonatorId: null,
    ip: clientAddress,
    action,
    subjectType: subject.type,
    subjectUid: subject.uid,
    fileId: subject.fileId ?? null,
    brandId: subject.brandId ?? null,
    reason: reason ?? null,
    requestId,
  };
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
