import { eq, sql } from "drizzle-orm";
import type { AuditChange } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { updateEach } from "#api/db/update-each.ts";
import type { LineStart } from "#api/domain/files/submit-file.ts";
import type { PlannedLine } from "#api/modules/sales/bookings/renewed-prices.ts";
import type { Submission } from "#api/modules/files/client-file/submission.ts";

/** A line that is booked, and how it begins. `priceOpen`: today's rates give it no price, so somebody must name one. */
export type StartedLine = { line: PlannedLine; start: LineStart | "kept"; priceOpen: boolean };

/**
 * Gives booked lines their first status. What is secured is locked at its price and gets a voucher number; options that
 * the client took are included from now on. Answers what the audit log is told.
 */
export async function startLines(
  tx: Tx,
  { file }: Submission,
  started: readonly StartedLine[],
  now: Date,
): Promise<AuditChange[]> {
  const numbered = await voucherNumbers(tx, file);
  const begun: (Partial<typeof serviceLine.$inferSelect> & { id: number })[] = [];
  const changes: AuditChange[] = [];
  for (const { line, start, priceOpen } of started) {
    if (start === "kept" && line.kind !== "optional") continue;
    const status = start === "kept" ? line.status : start.status;
    const secured = start !== "kept" && start.status === "AL";
    const after = {
      kind: line.kind === "optional" ? ("included" as const) : line.kind,
      costed: line.kind === "optional" || line.costed,
      status,
      priceStatus: secured ? ("locked" as const) : priceOpen ? ("on_request" as const) : line.priceStatus,
      voucherNo: secured ? (line.voucherNo ?? numbered()) : line.voucherNo,
    };
    begun.push({ id: line.id, ...after, statusAt: status === line.status ? line.statusAt : now });
    changes.push({
      subject: { type: "service-line", uid: line.uid, fileId: file.id, brandId: file.brandId },
      action: secured ? "held" : "put-on-request",
      before: {
        status: line.status,
        price_status: line.priceStatus,
        voucher_no: line.voucherNo,
        kind: line.kind,
      },
      after: {
        status: after.status,
        price_status: after.priceStatus,
        voucher_no: after.voucherNo,
        kind: after.kind,
      },
    });
  }
  await updateEach(tx, serviceLine, {
    by: "id",
    rows: begun,
    also: { updatedAt: now, lockVersion: sql`${serviceLine.lockVersion} + 1` },
  });
  return changes;
}

/** The next free numbers of the vouchers of a file, one for each call. */
export async function voucherNumbers(tx: Tx, { id, reference }: { id: number; reference: string }) {
  return numbersFrom(await lastVoucher(tx, id), reference);
}

async function lastVoucher(tx: Tx, fileId: number): Promise<number> {
  const [row] = await tx
    .select({ last: sql<number | null>`max(substring(${serviceLine.voucherNo} from '-([0-9]+)$')::int)` })
    .from(serviceLine)
    .where(eq(serviceLine.fileId, fileId));
  return row?.last ?? 0;
}

function numbersFrom(last: number, reference: string): () => string {
  let number = last;
  return () => {
    number += 1;
    return `${reference}-${String(number).padStart(2, "0")}`;
  };
}
