import { and, asc, desc, eq, gt, sql, type SQL } from "drizzle-orm";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { rawRows } from "#api/db/raw-rows.ts";
import { auditLog } from "#api/db/schema/audit.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { user } from "#api/db/schema/user.ts";
import { bulkResult } from "#api/http/bulk-changes.ts";
import type { Call } from "#api/http/context.ts";
import { unauthorized } from "#api/http/refusal.ts";
import { behind, targetOf, type BulkBody } from "#api/modules/client-files/bulk-target.ts";
import { deedOf, permissionOf, type BulkFile, type Deed } from "#api/modules/client-files/bulk-verbs.ts";
import { consultant, visibleFiles } from "#api/modules/client-files/list.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { BulkResult } from "#contract/bulk.ts";
import type { FileBulkResult } from "#contract/client-files/bulk.ts";

/** Files that one call changes, with one audit row each, in one transaction. */
const filesPerCall = 500;
const namedFailures = 100;
const undoWithinMs = 60 * 60 * 1000;

/**
 * Does one thing to many files, or on a dry run tells what it would do to all of them. Files that are as wished
 * already count neither as changed nor as refused.
 */
export async function bulkFiles(body: BulkBody, call: Call): Promise<FileBulkResult> {
  const needed = permissionOf[body.action];
  if (!call.signedIn().permissions.includes(needed)) throw unauthorized(needed);
  return call.database.inScope(
    call.scope,
    async (tx) => {
      const deed = await deedOf(tx, body.action, body.value, textsIn(call.locale));
      const target = and(await targetOf(tx, body, call), sql`not (${deed.done})`);
      return body.dry_run
        ? foresee(tx, deed, target)
        : changeSome(tx, deed, { target, after: body.after, call });
    },
    { freshPlans: true },
  );
}

async function foresee(tx: Tx, deed: Deed, target: SQL | undefined): Promise<FileBulkResult> {
  const [counted] = await rawRows<{ all: number; refused: number }>(
    tx,
    sql`select count(*)::int as "all", (count(*) filter (where ${deed.refused}))::int as refused
      from ${clientFile} where ${target ?? sql`true`}`,
  );
  const { all = 0, refused = 0 } = counted ?? {};
  const named = refused > 0 ? await filesWhere(tx, and(target, deed.refused)).limit(namedFailures) : [];
  return { affected: all - refused, failed: failures(deed, named), failed_count: refused, next: null };
}

type Change = { target: SQL | undefined; after: string | undefined; call: Call };

async function changeSome(tx: Tx, deed: Deed, { target, after, call }: Change): Promise<FileBulkResult> {
  const where = and(target, behind(after));
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
  return { ...bulkResult(files.length, failures(deed, refused)), next };
}

function filesWhere(tx: Tx, where: SQL | undefined, refused: SQL<boolean> = sql<boolean>`false`) {
  return tx
    .select({
      id: clientFile.id,
      uid: clientFile.uid,
      reference: clientFile.reference,
      name: clientFile.name,
      status: clientFile.status,
      brandId: clientFile.brandId,
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

function nameOf({ uid, reference, name }: Pick<BulkFile, "uid" | "reference" | "name">) {
  return { uid, name: `${reference} ${name}` };
}

function subjectOf({ id, uid, brandId }: Pick<BulkFile, "id" | "uid" | "brandId">) {
  return { subject: { type: "client-file", uid, fileId: id, brandId } };
}

type Assignment = { uid: string; before: string | null; after: string | null };

/** Gives files back to whom the caller took them from, as the log has it; those reassigned since stay. */
export async function undoAssignment(requestId: string, call: Call): Promise<BulkResult> {
  return call.database.inScope(call.scope, async (tx) => {
    const rows = await tx
      .select({
        uid: auditLog.subjectUid,
        before: sql<string | null>`${auditLog.before} #>> '{consultant,uid}'`,
        after: sql<string | null>`${auditLog.after} #>> '{consultant,uid}'`,
      })
      .from(auditLog)
      .where(
        and(
          gt(auditLog.at, new Date(call.now().getTime() - undoWithinMs)),
          eq(auditLog.requestId, requestId),
          eq(auditLog.actorId, call.signedIn().id),
          eq(auditLog.action, "assigned"),
        ),
      )
      .orderBy(desc(auditLog.id));
    const failed: BulkResult["failed"] = [];
    for (let start = 0; start < rows.length; start += filesPerCall) {
      failed.push(...(await giveBack(tx, rows.slice(start, start + filesPerCall), call)));
    }
    return bulkResult(rows.length, failed);
  });
}

async function giveBack(tx: Tx, assignments: Assignment[], call: Call): Promise<BulkResult["failed"]> {
  const wanted = new Map(assignments.map((one) => [one.uid, one]));
  const uids = sql`${clientFile.uid} = any(${sql.param([...wanted.keys()])})`;
  const files = await filesWhere(tx, and(visibleFiles(call), uids)).for("update", { of: clientFile });
  const untouched = files.filter((file) => file.consultant?.uid === wanted.get(file.uid)?.after);
  const before = new Map(
    await consultantsBy(
      tx,
      assignments.flatMap((one) => one.before ?? []),
    ),
  );
  const back = untouched.map((file) => ({
    file,
    to: before.get(wanted.get(file.uid)?.before ?? "") ?? null,
  }));
  for (const to of new Set(back.map((one) => one.to?.id ?? null))) {
    const ids = back.filter((one) => (one.to?.id ?? null) === to).map(({ file }) => file.id);
    await tx
      .update(clientFile)
      .set({ consultantId: to, lockVersion: sql`${clientFile.lockVersion} + 1`, updatedAt: sql`now()` })
      .where(sql`${clientFile.id} = any(${sql.param(ids)})`);
  }
  await writeAudit(
    tx,
    call,
    ...back.map(({ file, to }) => ({
      ...subjectOf(file),
      action: "assignment-undone",
      before: { consultant: file.consultant },
      after: { consultant: to && { uid: to.uid, name: to.name } },
    })),
  );
  const reason = textsIn(call.locale).changedMeanwhile;
  return files.filter((file) => !untouched.includes(file)).map((file) => ({ ...nameOf(file), reason }));
}

async function consultantsBy(tx: Tx, uids: string[]) {
  const rows = await tx
    .select({ id: user.id, uid: user.uid, name: user.name })
    .from(user)
    .where(sql`${user.uid} = any(${sql.param([...new Set(uids)])})`);
  return rows.map((row) => [row.uid, row] as const);
}
