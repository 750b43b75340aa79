import { and, desc, eq, gt, sql } from "drizzle-orm";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { auditLog } from "#api/db/schema/audit.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { user } from "#api/db/schema/user.ts";
import { bulkResult } from "#api/http/bulk-changes.ts";
import type { Call } from "#api/http/context.ts";
import { filesPerCall, filesWhere, nameOf, savedOf, subjectOf } from "#api/modules/client-files/bulk.ts";
import { visibleFiles } from "#api/modules/client-files/list.ts";
import { tellFileChanged } from "#api/modules/client-files/tell-changed.ts";
import { undoWithinMs, untellHandedOver } from "#api/modules/client-files/tell-handed-over.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { BulkResult } from "#contract/bulk.ts";

type Assignment = { uid: string; before: string | null; after: string | null };

/** Gives files back to whom the caller took them from, as the log has it; those reassigned since stay. */
export async function undoAssignment(requestId: string, call: Call): Promise<BulkResult> {
  const { result, handed } = await call.database.inScope(call.scope, async (tx) => {
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
    return { result: bulkResult(rows.length, failed), handed: rows.map(({ uid }) => uid) };
  });
  await untellHandedOver(call, requestId, handed);
  return result;
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
      action: "assignment-undone" as const,
      before: { consultant: file.consultant },
      after: { consultant: to && { uid: to.uid, name: to.name } },
    })),
  );
  tellFileChanged(tx, call, ...untouched.map(savedOf));
  const reason = textsIn(call.locale).changedMeanwhile;
  const others = files.filter((file) => !untouched.includes(file));
  return others.map((file) => ({ ...nameOf(file), reason }));
}

async function consultantsBy(tx: Tx, uids: string[]) {
  const rows = await tx
    .select({ id: user.id, uid: user.uid, name: user.name })
    .from(user)
    .where(sql`${user.uid} = any(${sql.param([...new Set(uids)])})`);
  return rows.map((row) => [row.uid, row] as const);
}
