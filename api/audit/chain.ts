import { createHash, createHmac } from "node:crypto";
import type { auditLog } from "#api/db/schema/audit.ts";
import { keyInUse, type KeyRing } from "#api/domain/key-ring.ts";

/** A row of the log as far as its hash covers it: everything but its number and the hash itself. */
export type ChainedRow = Omit<typeof auditLog.$inferSelect, "id" | "hash">;

/** Stands for the row before the first one of a lane. */
export const noHash = "0".repeat(64);

/** SHA-256 over a row and, through `previousHash`, over every row before it in its lane. */
export function hashOf(row: ChainedRow): string {
  return createHash("sha256")
    .update(canonical({ ...row, at: row.at.toISOString() }))
    .digest("hex");
}

type LaneEnd = { lane: number; seq: number; hash: string };

/** Proof that this end of a lane was written by somebody who holds the server's key. */
export function sealOf(serverKey: KeyRing, head: LaneEnd): string {
  return sealWith(keyInUse(serverKey), head);
}

/** Whether the end of a lane was sealed with a key of the ring; one that was never written to has no seal. */
export function isSealed(serverKey: KeyRing, head: LaneEnd & { seal: string }): boolean {
  if (head.seq === 0) return head.seal === "";
  return serverKey.some((key) => sealWith(key, head) === head.seal);
}

function sealWith(key: string, head: LaneEnd): string {
  return createHmac("sha256", key).update(`audit-head:${head.lane}:${head.seq}:${head.hash}`).digest("hex");
}

/** JSON with the keys in order, the same before and after the database has kept it. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((one) => canonical(one ?? null)).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value ?? null);
  const entries = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(",")}}`;
}
