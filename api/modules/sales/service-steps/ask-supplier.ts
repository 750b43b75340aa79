import { and, eq } from "drizzle-orm";
import { writeAudit, type AuditChange } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { supplierRequest } from "#api/db/schema/request.ts";
import type { Step } from "#api/modules/sales/service-steps/step.ts";
import { draftRequests } from "#api/modules/sales/supplier-requests/draft-requests.ts";
import { sendWaiting } from "#api/modules/sales/supplier-requests/send-requests.ts";

/** Asks the supplier of a service for it: sends what waits to be asked, or writes the question down first. */
export async function askSupplier(tx: Tx, { submission, plan: { line }, call }: Step): Promise<void> {
  const { file } = submission;
  const made = await draftRequests(tx, submission, [line], "new", call.now());
  const changes = made.map(({ uid }): AuditChange => ({
    subject: { type: "supplier-request", uid, fileId: file.id, brandId: file.brandId },
    action: "created",
    after: { kind: "new", status: "Draft" },
  }));
  if (changes.length > 0) await writeAudit(tx, call, ...changes);
  const waiting = await tx
    .select({ uid: supplierRequest.uid })
    .from(supplierRequest)
    .where(and(eq(supplierRequest.lineId, line.id), eq(supplierRequest.status, "Draft")));
  await sendWaiting(
    tx,
    submission,
    waiting.map(({ uid }) => uid),
    call,
  );
}
