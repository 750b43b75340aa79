import { and, eq, sql } from "drizzle-orm";
import type { AuditChange } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { keepsPrice } from "#api/domain/files/change-line.ts";
import type { AmendedLine } from "#api/modules/sales/booking-changes/change-parts.ts";
import { voucherNumbers } from "#api/modules/sales/bookings/start-lines.ts";
import type { Submission } from "#api/modules/files/client-file/submission.ts";
import type { LineStatus } from "#contract/primitives.ts";

/**
 * How a line's price stands once it has been amended: locked where it is secured, at the old price too, and open where
 * nobody can name it.
 */
function priceStatusOf({ line, step, priceOpen, priced }: AmendedLine) {
  if (priceOpen) return "on_request" as const;
  if (step.to === "AL" || keepsPrice(step)) return "locked" as const;
  return priced ? ("priced" as const) : line.priceStatus;
}

/**
 * Gives lines whose dates or travellers changed, and those that came in, their new status. What came from our stock is
 * locked at its new price; what a supplier has to agree to anew loses its voucher and its confirmation, and keeps its
 * old price until then. Answers what the audit log is told.
 */
export async function amendLines(
  tx: Tx,
  { file }: Pick<Submission, "file">,
  amended: readonly AmendedLine[],
  now: Date,
): Promise<AuditChange[]> {
  const numbered = await voucherNumbers(tx, file);
  const changes: AuditChange[] = [];
  for (const one of amended) {
    const { line, step } = one;
    const open: LineStatus[] = ["AM", "OR"];
    const voucherNo =
      step.to === "AL" ? (line.voucherNo ?? numbered()) : open.includes(step.to) ? null : line.voucherNo;
    const after = { status: step.to, priceStatus: priceStatusOf(one), voucherNo };
    await tx
      .update(serviceLine)
      .set({
        ...after,
        confirmation: open.includes(step.to) ? null : line.confirmation,
        reconfirmedAt: null,
        statusAt: step.to === line.status ? line.statusAt : now,
        updatedAt: now,
        lockVersion: sql`${serviceLine.lockVersion} + 1`,
      })
      .where(eq(serviceLine.id, line.id));
    changes.push({
      subject: { type: "service-line", uid: line.uid, fileId: file.id, brandId: file.brandId },
      action: one.comes ? "added" : "amended",
      before: {
        status: line.status,
        price_status: line.priceStatus,
        voucher_no: line.voucherNo,
        date_from: line.dateFrom,
        net_cents: line.price?.netCents ?? null,
      },
      after: {
        status: after.status,
        price_status: after.priceStatus,
        voucher_no: after.voucherNo,
        date_from: one.dateFrom,
        net_cents: keepsPrice(step) ? (line.price?.netCents ?? null) : one.after.net,
        ...(keepsPrice(step) && one.priced && { waiting_net_cents: one.after.net }),
      },
    });
  }
  return changes;
}

/** Services that everyone takes part in count adults and children as they now are. */
export async function recount(
  tx: Tx,
  fileId: number,
  before: number,
  count: { adults: number; children: number; infants: number },
): Promise<void> {
  await tx
    .update(serviceLine)
    .set(count)
    .where(
      and(
        eq(serviceLine.fileId, fileId),
        sql`${serviceLine.adults} + ${serviceLine.children} + ${serviceLine.infants} = ${before}`,
      ),
    );
}
