import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { isPayable } from "#api/domain/payments/payment-standing.ts";
import type { Call } from "#api/http/context.ts";
import { notNow, sameVersion } from "#api/http/record-versions.ts";
import { lockPayment, type PaymentRecord } from "#api/modules/money/payments/lock-payment.ts";
import { changePayment } from "#api/modules/money/payments/payment-parts.ts";
import { findPayment, showPaymentOf } from "#api/modules/money/payments/show-payment.ts";
import { mailPayer, tellPaymentChanged } from "#api/modules/money/payments/tell-of-payment.ts";
import { paymentTexts } from "#api/texts/payment-texts.ts";
import type { Payment } from "#contract/money/payment.ts";

type Wish = { params: { uid: string }; body: { lock_version: number } };

/** Mails the link to the payer, again where it was mailed before. */
export function mailAgain(wish: Wish, call: Call): Promise<Payment> {
  return changed(wish, call, async (tx, row) => {
    await mailPayer(tx, call, row, "payment-request");
    await changePayment(tx, row, { mailedAt: call.now() }, call.now());
    await writeAudit(tx, call, { ...subjectOf(row), action: "mailed", before: {}, after: {} });
  });
}

/** Takes back what was asked for: its page says so. Money that comes all the same is still kept. */
export function withdraw(wish: Wish, call: Call): Promise<Payment> {
  return changed(wish, call, async (tx, row) => {
    const at = call.now();
    await changePayment(tx, row, { status: "Cancelled", withdrawnAt: at }, at);
    const after = { status: "Cancelled" };
    await writeAudit(tx, call, {
      ...subjectOf(row),
      action: "cancelled",
      before: { status: row.status },
      after,
    });
    await tellPaymentChanged(tx, call, row);
  });
}

async function changed(
  { params, body }: Wish,
  call: Call,
  change: (tx: Tx, row: PaymentRecord) => Promise<void>,
): Promise<Payment> {
  await call.database.inScope(call.scope, async (tx) => {
    const found = await findPayment(tx, params.uid, call);
    const row = await lockPayment(tx, found.payment);
    sameVersion({ lock_version: row.lockVersion }, body.lock_version, call);
    if (!isPayable(row, call.now())) throw notNow(paymentTexts(call.locale).notPayable);
    await change(tx, row);
  });
  call.mailQueued();
  return showPaymentOf(params.uid, call);
}

/** What the history of a file calls a payment. */
export function subjectOf({ uid, fileId, brandId }: PaymentRecord) {
  return { subject: { type: "payment" as const, uid, fileId, brandId } };
}
