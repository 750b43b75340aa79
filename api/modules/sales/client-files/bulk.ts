import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { rawRows } from "#api/db/raw-rows.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { bulkResult } from "#api/http/bulk-changes.ts";
import type { Call } from "#api/http/context.ts";
import { unauthorized } from "#api/http/refusal.ts";
import { behind, targetOf, type BulkBody } from "#api/modules/sales/client-files/bulk-target.ts";
import {
  deedOf,
  permissionOf,
  type BulkFile,
  type Deed,
} from "#api/modules/sales/client-files/bulk-verbs.ts";
import { tellFileChanged } from "#api/modules/files/client-file/tell-changed.ts";
import {
  tellHandedOver,
  tellMoreHandedOver,
  type HandedOver,
} from "#api/modules/sales/client-files/tell-handed-over.ts";
import { consultant } from "#api/modules/sales/client-files/list.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { BulkResult } from "#contract/bulk.ts";
import type { FileBulkResult } from "#contract/sales/client-files/bulk.ts";

/** Files that one call changes, with one audit row each, in one transaction. */
export const filesPerCall = 500;
const namedFailures = 100;

/**
 * Does one thing to many files, or on a dry run tells what it would do to all of them. The first call counts the files
 * that are as wished already.
 */
export async function bulkFiles(body: BulkBody, call: Call): Promise<FileBulkResult> {
  const needed = permissionOf[body.action];
  if (!call.signedIn().permissions.includes(needed)) throw unauthorized(needed);
  const { result, more } = await call.database.inScope(call.scope, async (tx): Promise<Changed> => {
    const deed = await deedOf(tx, body.action, body.value, textsIn(call.locale));
    const target = await targetOf(tx, body, call);
    return body.dry_run
      ? { result: await foresee(tx, deed, target), more: null }
      : changeSome(tx, deed, { target, after: body.after, call });
  });
  if (more) await tellMoreHandedOver(call, more);
  return result;
}

/** What a call came to; `more` are files that it handed over beside those of the calls before it. */
type Changed = { result: FileBulkResult; more: HandedOver | null };

async function foresee(tx: Tx, deed: Deed, target: SQL | undefined): Promise<FileBulkResult> {
  const pending = sql`not (${deed.done})`;
  const refusal = and(pending, deed.refused);
  const [counted] = await rawRows<{ all: number; pending: number; refused: number }>(
    tx,
    sql`select count(*)::int as "all", (count(*) filter (where ${pending}))::int as pending,
        (count(*) filter (where ${refusal}))::int as refused
      from ${clientFile} where ${target ?? sql`true`}`,
  );
  const { all = 0, pending: open = 0, refused = 0 } = counted ?? {};
  const named = refused > 0 ? await filesWhere(tx, and(target, refusal)).limit(namedFailures) : [];
  return {
    affected: open - refused,
    unchanged: all - open,
    failed: failures(deed, named),
    failed_count: refused,
    next: null,
  };
}

type Change = { target: SQL | undefined; after: string | undefined; call: Call };

/** Does a deed to the files behind `after`, as many as one call may change. */
export async function changeSome(tx: Tx, deed: Deed, { target, after, call }: Change): Promise<Changed> {
  // Once for all calls, before the first of them makes more files be as wished.
  const unchanged = after === undefined ? await countWhere(tx, and(target, deed.done)) : 0;
  const where = and(target, sql`not (${deed.done})`, behind(after));
  const files = await filesWhere(tx, where, sql<boolean>`${deed.refused}`)
    .limit(filesPerCall)
    .for("update", { of: clientFile });
  const refused = files.filter((file) => file.refused);
  const changed = files.filter((file) => !file.refused);
  if (changed.length > 0) {
    await deed.apply(
      tx,
      changed.map(({ id }) => id),
    );
    await writeAudit(
      tx,
      call,
      ...changed.map((file) => ({ ...subjectOf(file), action: deed.action, ...deed.trace(file) })),
    );
  }
  const next = files.length === filesPerCall ? (files.at(-1)?.uid ?? null) : null;
  const result = { ...bulkResult(files.length, failures(deed, refused)), unchanged, next };
  if (!deed.handsTo) return { result, more: null };
  tellFileChanged(tx, call, ...changed.map(savedOf));
  const handed = { to: deed.handsTo, files: changed };
  if (after !== undefined) return { result, more: handed };
  await tellHandedOver(tx, call, handed);
  return { result, more: null };
}

async function countWhere(tx: Tx, where: SQL | undefined): Promise<number> {
  const [counted] = await rawRows<{ files: number }>(
    tx,
    sql`select count(*)::int as files from ${clientFile} where ${where ?? sql`true`}`,
  );
  return counted?.files ?? 0;
}

/** A file of a bulk action as it is told to its open pages. */
export function savedOf({ uid, lockVersion }: { uid: string; lockVersion: number }) {
  return { uid, lockVersion: lockVersion + 1 };
}

/** The files that a condition finds, in their order. */
export function filesWhere(tx: Tx, where: SQL | undefined, refused: SQL<boolean> = sql<boolean>`false`) {
  return tx
    .select({
      id: clientFile.id,
      uid: clientFile.uid,
      reference: clientFile.reference,
      name: clientFile.name,
      status: clientFile.status,
      brandId: clientFile.brandId,
      lockVersion: clientFile.lockVersion,
      consultant: { uid: consultant.uid, name: consultant.name },
      refused,
    })
    .from(clientFile)
    .leftJoin(consultant, eq(consultant.id, clientFile.consultantId))
    .where(where)
    .orderBy(asc(clientFile.id))
    .$dynamic();
}

function failures({ reasonOf }: Deed, files: BulkFile[]): BulkResult["failed"] {
  return files.map((file) => ({ ...nameOf(file), reason: reasonOf(file) }));
}

/** A file as people know it. */
export function nameOf({ uid, reference, name }: Pick<BulkFile, "uid" | "reference" | "name">) {
  return { uid, name: `${reference} ${name}` };
}

/** A file as the audit log names it. */
export function subjectOf({ id, uid, brandId }: Pick<BulkFile, "id" | "uid" | "brandId">) {
  return { subject: { type: "client-file" as const, uid, fileId: id, brandId } };
}
