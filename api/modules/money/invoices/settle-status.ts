import type { AuditChange } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import type { clientFile } from "#api/db/schema/client-file.ts";
import { fileStatusOf, type CountedLine } from "#api/domain/files/file-status.ts";
import { keepDraftInvoice } from "#api/modules/money/invoices/keep-draft.ts";
import { markOverpaid } from "#api/modules/money/invoices/mark-overpaid.ts";
import type { FileStatus } from "#contract/primitives.ts";

type File = Pick<typeof clientFile.$inferSelect, "id" | "brandId" | "status" | "takenOverAt">;

/**
 * The status of a file after its lines changed, with what follows from it for its draft invoice and for what was paid. Prices, fees and the
 * schedule are written by then. The caller writes the status and tells the audit log.
 */
export async function settleStatus(
  tx: Tx,
  file: File,
  lines: readonly CountedLine[],
  now: Date,
): Promise<{ status: FileStatus; invoices: AuditChange[] }> {
  const status = fileStatusOf({ status: file.status, takenOver: file.takenOverAt !== null }, lines);
  const invoices = await keepDraftInvoice(tx, file, status, now);
  await markOverpaid(tx, file.id, now);
  return { status, invoices };
}
