import { eq, sql } from "drizzle-orm";
import type { AuditChange } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import type { Call } from "#api/http/context.ts";
import type { Submission } from "#api/modules/files/client-file/submission.ts";
import { linesIn, tellFileChanged, tellLinesChanged } from "#api/modules/files/client-file/tell-changed.ts";

type Settled = {
  status: Submission["file"]["status"];
  /** Something else of the file is other than it was, such as what is owed for it. */
  isOther?: boolean;
  /** What happened to its services. */
  changes: readonly AuditChange[];
};

/** Keeps what status a file has after its services moved, and tells open pages. Answers what the audit log is told. */
export async function keepFileStatus(
  tx: Tx,
  file: Submission["file"],
  { status, isOther = false, changes }: Settled,
  call: Call,
): Promise<AuditChange[]> {
  const news = { uid: file.uid, lines: linesIn(changes) };
  const isMoved = status !== file.status;
  if (!isMoved && !isOther) {
    tellLinesChanged(tx, call, { ...news, lockVersion: file.lockVersion });
    return [];
  }
  const now = call.now();
  await tx
    .update(clientFile)
    .set({
      status,
      ...(isMoved && { statusAt: now }),
      updatedAt: now,
      lockVersion: sql`${clientFile.lockVersion} + 1`,
    })
    .where(eq(clientFile.id, file.id));
  tellFileChanged(tx, call, { ...news, lockVersion: file.lockVersion + 1, status });
  if (!isMoved) return [];
  const subject = { type: "client-file" as const, uid: file.uid, fileId: file.id, brandId: file.brandId };
  return [{ subject, action: "changed", before: { status: file.status }, after: { status } }];
}
