import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { label } from "#api/db/schema/label.ts";
import { bulkResult } from "#api/http/bulk-changes.ts";
import type { Call } from "#api/http/context.ts";
import { unauthorized } from "#api/http/refusal.ts";
import { changeSome, filesWhere, nameOf } from "#api/modules/sales/client-files/bulk.ts";
import { deedOf, permissionOf, type BulkFile } from "#api/modules/sales/client-files/bulk-verbs.ts";
import {
  labelIn,
  readDone,
  relabelledSince,
  type DoneToFile,
} from "#api/modules/sales/client-files/done-to-files.ts";
import { visibleFiles } from "#api/modules/files/client-file/visible-files.ts";
import { untellHandedOver } from "#api/modules/sales/client-files/tell-handed-over.ts";
import { undoAssignment } from "#api/modules/sales/client-files/undo-assignment.ts";
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

/**
 * Takes a label off again, or puts it back on. Files that got or lost it once more since stay and are named; those that
 * are as they were count neither way.
 */
async function relabel(
  tx: Tx,
  done: readonly DoneToFile[],
  verb: "label" | "unlabel",
  call: Call,
): Promise<BulkResult> {
  const texts = textsIn(call.locale);
  const uid = (done[0] && labelIn(done[0])) ?? "";
  const rows = done.filter((row) => labelIn(row) === uid);
  const among = (uids: string[]) => and(visibleFiles(call), sql`${clientFile.uid} = any(${sql.param(uids)})`);
  const known = await tx
    .select({ id: label.id })
    .from(label)
    .where(and(eq(label.uid, uid), eq(label.appliesTo, "file")));
  const all = rows.map((row) => row.uid);
  if (known.length === 0) return left(await filesWhere(tx, among(all)), texts.labelUnknown);
  const deed = await deedOf(tx, verb, uid, texts);
  const since = await relabelledSince(tx, rows, uid);
  const open = sql`not (${deed.done})`;
  const others = await filesWhere(tx, and(among(since), open));
  const target = and(among(all.filter((one) => !since.includes(one))), open);
  let [affected, after]: [number, string | undefined] = [0, undefined];
  do {
    const { result } = await changeSome(tx, deed, { target, after, call });
    affected += result.affected;
    after = result.next ?? undefined;
  } while (after !== undefined);
  return { ...left(others, texts.changedMeanwhile), affected };
}

function left(files: readonly BulkFile[], reason: string): BulkResult {
  return bulkResult(
    files.length,
    files.map((file) => ({ ...nameOf(file), reason })),
  );
}
