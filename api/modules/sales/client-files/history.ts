import { and, eq, inArray, or } from "drizzle-orm";
import { presentEntry, readHistory, type HistoryRow } from "#api/audit/history.ts";
import type { Tx } from "#api/db/client.ts";
import { auditLog } from "#api/db/schema/audit.ts";
import { supplierRequest } from "#api/db/schema/request.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import { findFileId } from "#api/modules/files/client-file/find-file.ts";
import type { FileEntry } from "#contract/system/audit/file-entry.ts";
import { fileSubjects, toldOfFiles, type FileSubject } from "#contract/system/audit/file-history.ts";
import type { showFileHistory } from "#contract/sales/client-files/endpoints.ts";
import type { PermissionName } from "#contract/permissions.ts";

/** Kinds of records that have a page of their own, with the permission that it needs. */
const walled: Partial<Record<FileSubject, PermissionName>> = {
  invoice: "invoices.view",
  "supplier-invoice": "yield.view",
};

/**
 * What happened to a client file that the account may see, and to all that belongs to it; 404 otherwise. Of each kind
 * of record only the fields are told that its history has words for.
 */
export async function historyOfFile({ params, query }: InputOf<typeof showFileHistory>, call: Call) {
  const fileId = await findFileId(params, call);
  const subjects = fileSubjects.filter((one) => maySee(one, call));
  const entries = or(
    ...subjects.map((one) =>
      and(eq(auditLog.subjectType, one), inArray(auditLog.action, [...toldOfFiles[one].actions])),
    ),
  );
  return call.database.inScope(call.scope, async (tx) => {
    const history = await readHistory(tx, { fileId }, query, { entries });
    const names = await servicesOf(tx, fileId, call);
    return { ...history, rows: history.rows.map((row) => present(row, names)) };
  });
}

function maySee(subject: FileSubject, call: Call): boolean {
  const needed = walled[subject];
  return needed === undefined || call.signedIn().permissions.includes(needed);
}

function present(row: HistoryRow, names: ReadonlyMap<string, string>): FileEntry {
  const subject = fileSubjects.find((one) => one === row.subjectType) ?? "client-file";
  const { changes, ...entry } = presentEntry(row);
  const told: readonly string[] = toldOfFiles[subject].fields;
  return {
    ...entry,
    subject,
    service: names.get(row.subjectUid) ?? null,
    changes: changes
      .filter(({ field }) => told.includes(field))
      .map((change) =>
        change.field === "options" ? { ...change, after: namesIn(change.after, names) } : change,
      ),
  };
}

/** The services of a file by the `uid` of their lines, and of what was asked of suppliers about them. */
async function servicesOf(tx: Tx, fileId: number, { locale }: Call): Promise<Map<string, string>> {
  const lines = await tx
    .select({ line: serviceLine.uid, name: serviceLine.name, request: supplierRequest.uid })
    .from(serviceLine)
    .leftJoin(supplierRequest, eq(supplierRequest.lineId, serviceLine.id))
    .where(eq(serviceLine.fileId, fileId));
  return new Map(
    lines.flatMap(({ line, name, request }) =>
      [line, request ?? line].map((uid) => [uid, inLanguage(name, locale) ?? ""] as const),
    ),
  );
}

/** The log keeps by their keys which optional services a client took. */
function namesIn(uids: unknown, names: ReadonlyMap<string, string>): string[] {
  return typeof uids === "string" ? uids.split(", ").flatMap((uid) => names.get(uid) ?? []) : [];
}
