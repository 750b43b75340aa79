import type { Tx } from "#api/db/client.ts";
import { writeAudit, type AuditChange } from "#api/audit/write-audit.ts";
import { readSubmission } from "#api/modules/files/client-file/submission.ts";
import { endLines } from "#api/modules/sales/bookings/end-lines.ts";
import { dropLonelyRounding } from "#api/modules/sales/bookings/waiting-prices.ts";
import { askSupplier } from "#api/modules/sales/service-steps/ask-supplier.ts";
import { acknowledge, endWaiting } from "#api/modules/sales/service-steps/end-waiting.ts";
import { checkLine, holdLine, releaseLine } from "#api/modules/sales/service-steps/our-stock.ts";
import { reinstateLine } from "#api/modules/sales/service-steps/reinstate-line.ts";
import { withoutServices } from "#api/modules/sales/service-steps/without-services.ts";
import type { Step } from "#api/modules/sales/service-steps/step.ts";
import { settleFile } from "#api/modules/sales/supplier-answers/settle-file.ts";
import { tellStock } from "#api/modules/sales/supplier-requests/tell-stock.ts";

/**
 * Takes a step with one service, and all that follows from it for its file, in the transaction that holds the file. The
 * caller has found that it may be taken.
 */
export async function carryOut(tx: Tx, step: Step): Promise<void> {
  const { submission, call } = step;
  switch (step.step) {
    // What is asked and answered settles its file by itself.
    case "request":
      return askSupplier(tx, step);
    case "acknowledge":
      if (await acknowledge(tx, step)) return undefined;
      return settle(tx, step, await endWaiting(tx, step));
    case "end":
      return settle(tx, step, await endWaiting(tx, step));
    case "hold":
    case "release": {
      const changes = step.step === "hold" ? await holdLine(tx, step) : await releaseLine(tx, step);
      const after = await readSubmission(tx, submission.file.id, { lock: false });
      await tellStock(tx, submission, after, call);
      return settle(tx, step, changes);
    }
    case "check":
      return settle(tx, step, await checkLine(tx, step));
    case "reinstate":
      return settle(tx, step, await reinstateLine(tx, step));
    case "cancel":
      return settle(tx, step, await cancelService(tx, step));
  }
}

async function cancelService(tx: Tx, { submission, plan, body, call }: Step): Promise<AuditChange[]> {
  if (!plan.cancellation) throw new Error("A service is cancelled that has no fee");
  const rounding = await withoutServices(tx, submission, plan.line, call.now());
  const ended = await endLines(tx, submission, [plan.cancellation, ...rounding], {
    reason: body.reason,
    call,
  });
  await dropLonelyRounding(tx, submission.file.id);
  return ended;
}

async function settle(tx: Tx, { submission, call }: Step, changes: AuditChange[]): Promise<void> {
  const settled = await settleFile(tx, { submission }, changes, call);
  await writeAudit(tx, call, ...changes, ...settled);
}
