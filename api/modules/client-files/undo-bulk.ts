import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { label } from "#api/db/schema/label.ts";
import { bulkResult } from "#api/http/bulk-changes.ts";
import type { Call } from "#api/http/context.ts";
import { unauthorized } from "#api/http/refusal.ts";
import { changeSome, filesWhere, nameOf } from "#api/modules/client-files/bulk.ts";
import { deedOf, permissionOf } from "#api/modules/client-files/bulk-verbs.ts";
import { readDone, uidIn, type DoneToFile } from "#api/modules/client-files/done-to-files.ts";
import { visibleFiles } from "#api/modules/client-files/list.ts";
import { untellHandedOver } from "#api/modules/client-files/tell-handed-over.ts";
import { undoAssignment } from "#api/modules/client-files/undo-assignment.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { BulkResult } from "#contract/bulk.ts";

/** Takes back what one's own call did to many files, as the log has it; what others changed since stays. */
export async function undoBulk(requestId: string, call: Call): Promise<BulkResult> {
  const { result, handed } = await call.database.inScope(call.scope, async (tx) => {
    const { rows, verb } = await readDone(tx, requestId, call);
    if (verb === null) return { result: bulkResult(0, []), handed: [] };
    if (!call.signedIn().permissions.includes(permissionOf[verb])) throw unauthorized(permissionOf[verb]);
    if (verb === "assign") {
      return { result: await undoAssignment(tx, rows, call), handed: rows.map(({ uid }) => uid) };
    }
    return { result: await relabel(tx, rows, verb === "label" ? "unlabel" : "label", call), handed: [] };
  });
  if (handed.length > 0) await untellHandedOver(call, requestId, handed);
  return result;
}

/** Takes a label off again, or puts it back on; files that are so already count neither way. */
async function relabel(
  tx: Tx,
  rows: readonly DoneToFile[],
  verb: "label" | "unlabel",
  call: Call,
): Promise<BulkResult> {
  const uid = uidIn(rows[0]?.after?.["label"]) ?? uidIn(rows[0]?.before?.["label"]);
  const texts = textsIn(call.locale);
  const uids = sql`${clientFile.uid} = any(${sql.param(rows.map((row) => row.uid))})`;
  const own = and(visibleFiles(call), uids);
  const known = await tx
    .select({ id: label.id })
    .from(label)
    .where(eq(label.uid, uid ?? ""));
  if (uid === null || known.length === 0) {
    const files = await filesWhere(tx, own);
    return bulkResult(
      files.length,
      files.map((file) => ({ ...nameOf(file), reason: texts.labelUnknown })),
    );
  }
  const deed = await deedOf(tx, verb, uid, texts);
  const target = and(own, sql`not (${deed.done})`);
  const { result } = await changeSome(tx, deed, { target, after: undefined, call });
  return result;
}
