import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { AuditChange } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { supplier } from "#api/db/schema/company.ts";
import { supplierRequest } from "#api/db/schema/request.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { openStatuses } from "#api/domain/requests/request-rules.ts";
import { releaseStock } from "#api/modules/files/stock/hold-stock.ts";
import type { Step } from "#api/modules/sales/service-steps/step.ts";
import { recordAnswer } from "#api/modules/sales/supplier-answers/answer-request.ts";
import { readRequest } from "#api/modules/sales/supplier-answers/on-request.ts";
import { tellSupplierPages } from "#api/modules/sales/supplier-requests/tell-pages.ts";

/**
 * Writes down that a supplier agreed to a cancellation it was asked for. False where the question was never sent: it is
 * nobody's answer then.
 */
export async function acknowledge(tx: Tx, { plan: { line }, body, call }: Step): Promise<boolean> {
  const [newest] = await tx
    .select({ id: supplierRequest.id, kind: supplierRequest.kind, status: supplierRequest.status })
    .from(supplierRequest)
    .where(eq(supplierRequest.lineId, line.id))
    .orderBy(desc(supplierRequest.id))
    .limit(1);
  const isOpen = openStatuses.some((status) => status === newest?.status);
  if (newest?.kind !== "cancel" || !isOpen) return false;
  const asked = await readRequest(tx, { id: newest.id, lineId: line.id }, { lock: true });
  await recordAnswer(tx, call, asked, {
    actor: "office",
    via: body.via,
    by: call.signedIn().name,
    input: {
      answer: "confirm",
      lock_version: asked.request.lockVersion,
      confirmation_no: "",
      remarks: "",
      decline_reason: null,
      alternative: "",
    },
  });
  return true;
}

/** Ends a service that is being cancelled; its supplier is not asked any more. */
export async function endWaiting(
  tx: Tx,
  { submission, plan: { line }, to, body, call }: Step,
): Promise<AuditChange[]> {
  const now = call.now();
  await releaseStock(tx, [line.id], now);
  const ofLine = and(
    eq(supplierRequest.lineId, line.id),
    inArray(supplierRequest.status, ["Draft", ...openStatuses]),
  );
  const asked = await tx
    .select({ uid: supplier.uid })
    .from(supplierRequest)
    .innerJoin(supplier, eq(supplier.id, supplierRequest.supplierId))
    .where(ofLine);
  await tx
    .update(supplierRequest)
    .set({ status: "Withdrawn", updatedAt: now, lockVersion: sql`${supplierRequest.lockVersion} + 1` })
    .where(ofLine);
  tellSupplierPages(
    tx,
    call,
    asked.map(({ uid }) => uid),
  );
  await tx
    .update(serviceLine)
    .set({ status: to, statusAt: now, updatedAt: now, lockVersion: sql`${serviceLine.lockVersion} + 1` })
    .where(eq(serviceLine.id, line.id));
  const { file } = submission;
  return [
    {
      subject: { type: "service-line", uid: line.uid, fileId: file.id, brandId: file.brandId },
      action: "cancelled",
      before: { status: line.status },
      after: { status: to },
      reason: body.reason || null,
    },
  ];
}
