import { and, sql } from "drizzle-orm";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { user } from "#api/db/schema/user.ts";
import { bulkResult } from "#api/http/bulk-changes.ts";
import type { Call } from "#api/http/context.ts";
import {
  filesPerCall,
  filesWhere,
  nameOf,
  savedOf,
  subjectOf,
} from "#api/modules/sales/client-files/bulk.ts";
import { visibleFiles } from "#api/modules/files/client-file/visible-files.ts";
import { tellFileChanged } from "#api/modules/files/client-file/tell-changed.ts";
import { uidIn, type DoneToFile } from "#api/modules/sales/client-files/done-to-files.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { BulkResult } from "#contract/bulk.ts";

type Assignment = { uid: string; before: string | null; after: string | null };

/** Gives files back to whom the caller took them from; those that were assigned again since stay. */
export async function undoAssignment(tx: Tx, rows: readonly DoneToFile[], call: Call): Promise<BulkResult> {
  const assignments = rows.map(({ uid, before, after }) => ({
    uid,
    before: uidIn(before?.["consultant"]),
    after: uidIn(after?.["consultant"]),
  }));
  const failed: BulkResult["failed"] = [];
  for (let start = 0; start < assignments.length; start += filesPerCall) {
    failed.push(...(await giveBack(tx, assignments.slice(start, start + filesPerCall), call)));
  }
  return bulkResult(assignments.length, failed);
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
