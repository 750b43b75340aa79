import { and, count, desc, eq, getTableColumns, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Tx } from "#api/db/client.ts";
import { auditLog } from "#api/db/schema/audit.ts";
import { user } from "#api/db/schema/user.ts";
import type { PageOf } from "#api/http/paginate.ts";
import type { AuditEntry, HistoryQuery } from "#contract/audit/entry.ts";

type Wanted = { page: number; per_page: number } & Partial<z.output<typeof HistoryQuery>>;

/** What is told, where that is not all that the scope may read. */
type Told = {
  /** Condition on the entries of the log. */
  entries?: SQL | undefined;
  /** Condition on the accounts whose names are said. */
  names?: SQL | undefined;
};

/** A page of what happened to one record, the newest first, as far as the scope may read it. */
export async function listHistory(
  tx: Tx,
  subject: { type: string; uid: string },
  { page, per_page: perPage }: Wanted,
  told: Told = {},
): Promise<PageOf<AuditEntry>> {
  const where = and(
    eq(auditLog.subjectType, subject.type),
    eq(auditLog.subjectUid, subject.uid),
    told.entries,
  );
  const rows = await tx
    .select({ ...getTableColumns(auditLog), actorName: user.name })
    .from(auditLog)
    .leftJoin(user, and(eq(user.id, auditLog.actorId), told.names))
    .where(where)
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [counted] = await tx.select({ total: count() }).from(auditLog).where(where);
  return { rows: rows.map(present), total: counted?.total ?? 0, page, perPage };
}

type Row = typeof auditLog.$inferSelect & { actorName: string | null };

function present({ before, after, actorName, ...row }: Row): AuditEntry {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return {
    uid: row.uid,
    at: row.at.toISOString(),
    actor: { audience: row.actorAudience, name: actorName },
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
