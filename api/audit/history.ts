import { and, count, desc, eq, getTableColumns, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Tx } from "#api/db/client.ts";
import { auditLog } from "#api/db/schema/audit.ts";
import { user } from "#api/db/schema/user.ts";
import type { PageOf } from "#api/http/paginate.ts";
import type { AuditEntry, HistoryQuery } from "#contract/system/audit/entry.ts";

type Wanted = { page: number; per_page: number } & Partial<z.output<typeof HistoryQuery>>;

/** What is told, where that is not all that the scope may read. */
type Told = {
  /** Condition on the entries of the log. */
  entries?: SQL | undefined;
  /** Condition on the accounts whose names are said. */
  names?: SQL | undefined;
};

/** One record, or a client file with all that belongs to it, by its internal number. */
type Of = { type: string; uid: string } | { fileId: number };

/** A page of what happened to one record, the newest first, as far as the scope may read it. */
export async function listHistory(
  tx: Tx,
  of: { type: string; uid: string },
  wanted: Wanted,
  told?: Told,
): Promise<PageOf<AuditEntry>> {
  const page = await readHistory(tx, of, wanted, told);
  return { ...page, rows: page.rows.map(presentEntry) };
}

/** As the log has it, for who tells more of an entry than stands in it. */
export async function readHistory(
  tx: Tx,
  of: Of,
  { page, per_page: perPage }: Wanted,
  told: Told = {},
): Promise<PageOf<HistoryRow>> {
  const where = and(
    "fileId" in of
      ? eq(auditLog.fileId, of.fileId)
      : and(eq(auditLog.subjectType, of.type), eq(auditLog.subjectUid, of.uid)),
    told.entries,
  );
  const rows = await newestEntries(tx, where, told.names)
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [counted] = await tx.select({ total: count() }).from(auditLog).where(where);
  return { rows, total: counted?.total ?? 0, page, perPage };
}

/** The order is that of the index by file. */
export function newestEntries(tx: Tx, where: SQL | undefined, names?: SQL) {
  return tx
    .select({ ...getTableColumns(auditLog), actorName: user.name })
    .from(auditLog)
    .leftJoin(user, and(eq(user.id, auditLog.actorId), names))
    .where(where)
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .$dynamic();
}

export type HistoryRow = typeof auditLog.$inferSelect & { actorName: string | null };

export function presentEntry({ before, after, actorName, ...row }: HistoryRow): AuditEntry {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return {
    uid: row.uid,
    at: row.at.toISOString(),
    actor: { audience: row.actorAudience, name: actorName },
    subject: row.subjectType,
    action: row.action,
    changes: fields.map((field) => ({
      field,
      before: before?.[field] ?? null,
      after: after?.[field] ?? null,
    })),
    reason: row.reason,
    request_id: row.requestId,
  };
}
