import { and, desc, eq, gt, inArray, max, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { auditLog } from "#api/db/schema/audit.ts";
import type { Call } from "#api/http/context.ts";
import type { FileVerb } from "#contract/sales/client-files/bulk.ts";

/** What was done in bulk can be taken back for so long. */
export const undoWithinMs = 60 * 60 * 1000;

const verbs = { assigned: "assign", labelled: "label", unlabelled: "unlabel" } as const satisfies Record<
  string,
  FileVerb
>;
type DoneAction = keyof typeof verbs;
const actions = Object.keys(verbs) as DoneAction[];

/** What the log has of a file that one's own bulk call changed. */
export type DoneToFile = Awaited<ReturnType<typeof readDone>>["rows"][number];

/** What the caller's own call of the last hour did, by the id of its request; no verb where there is no such call. */
export async function readDone(tx: Tx, requestId: string, call: Call) {
  const rows = await tx
    .select({
      id: auditLog.id,
      uid: auditLog.subjectUid,
      action: auditLog.action,
      before: auditLog.before,
      after: auditLog.after,
    })
    .from(auditLog)
    .where(
      and(
        gt(auditLog.at, new Date(call.now().getTime() - undoWithinMs)),
        eq(auditLog.requestId, requestId),
        eq(auditLog.actorId, call.signedIn().id),
        eq(auditLog.subjectType, "client-file"),
        inArray(auditLog.action, actions),
      ),
    )
    .orderBy(desc(auditLog.id));
  const action = actions.find((one) => one === rows[0]?.action);
  return { rows: rows.filter((row) => row.action === action), verb: action ? verbs[action] : null };
}

/** The label that an entry of the log speaks of, by its `uid`. */
export function labelIn({ before, after }: Pick<DoneToFile, "before" | "after">): string | null {
  return uidIn(after?.["label"]) ?? uidIn(before?.["label"]);
}

/** Those files that got or lost the label once more after the entry that speaks of them. */
export async function relabelledSince(tx: Tx, rows: readonly DoneToFile[], label: string) {
  const newest = await tx
    .select({ uid: auditLog.subjectUid, id: max(auditLog.id) })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectType, "client-file"),
        sql`${auditLog.subjectUid} = any(${sql.param(rows.map(({ uid }) => uid))})`,
        inArray(auditLog.action, ["labelled", "unlabelled"] satisfies DoneAction[]),
        sql`coalesce(${auditLog.after} #>> '{label,uid}', ${auditLog.before} #>> '{label,uid}') = ${label}`,
      ),
    )
    .groupBy(auditLog.subjectUid);
  const lastOf = new Map(newest.map(({ uid, id }) => [uid, id ?? 0]));
  return rows.flatMap(({ uid, id }) => ((lastOf.get(uid) ?? 0) > id ? [uid] : []));
}

/** The key of a record that the log names with it. */
export function uidIn(value: unknown): string | null {
  if (typeof value !== "object" || value === null || !("uid" in value)) return null;
  return typeof value.uid === "string" ? value.uid : null;
}
