import { and, desc, eq, gt, inArray } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { auditLog } from "#api/db/schema/audit.ts";
import type { Call } from "#api/http/context.ts";
import { undoWithinMs } from "#api/modules/client-files/tell-handed-over.ts";
import type { FileVerb } from "#contract/client-files/bulk.ts";

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
  return { rows, verb: action ? verbs[action] : null };
}

/** The key of a record that the log names with it. */
export function uidIn(value: unknown): string | null {
  if (typeof value !== "object" || value === null || !("uid" in value)) return null;
  return typeof value.uid === "string" ? value.uid : null;
}
