import { and, asc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { writeAudit } from "#api/audit/write-audit.ts";
import { payment, paymentRefund, paymentSession } from "#api/db/schema/payment.ts";
import { waitingStatuses } from "#api/domain/payments/payment-standing.ts";
import { finishRefund } from "#api/modules/money/payments/finish-refund.ts";
import { lockPayment } from "#api/modules/money/payments/lock-payment.ts";
import { changePayment, type PaymentParts } from "#api/modules/money/payments/payment-parts.ts";
import { settleSession } from "#api/modules/money/payments/settle-session.ts";
import { tellPaymentChanged } from "#api/modules/money/payments/tell-of-payment.ts";
import { withPayments } from "#api/modules/money/payments/with-payments.ts";

/** So many in one round; the rest follow at the next. */
const most = 50;
/** Who is paying is left in peace for so long; notification and return come sooner. */
const patienceMs = 3 * 60_000;

/**
 * Asks the card company about attempts that nobody came back from and refunds that it left without an answer, then ends
 * payments whose time is over: the last question comes before the end, so that money which came late is still found.
 */
export async function lookAfterPayments(parts: PaymentParts): Promise<void> {
  const { sessions, refunds } = await withPayments(parts.database, async (tx) => {
    const before = new Date(parts.now().getTime() - patienceMs);
    const sessions = await tx
      .select({ sessionId: paymentSession.sessionId })
      .from(paymentSession)
      .where(and(inArray(paymentSession.state, ["open", "processing"]), lt(paymentSession.updatedAt, before)))
      .orderBy(asc(paymentSession.updatedAt))
      .limit(most);
    const refunds = await tx
      .select({ id: paymentRefund.id })
      .from(paymentRefund)
      .where(and(eq(paymentRefund.state, "sent"), lt(paymentRefund.updatedAt, before)))
      .orderBy(asc(paymentRefund.id))
      .limit(most);
    // Those that the card company still knows nothing of go to the end of the queue.
    const asked = sessions.map(({ sessionId }) => sessionId);
    if (asked.length > 0) {
      const at = { updatedAt: parts.now() };
      await tx.update(paymentSession).set(at).where(inArray(paymentSession.sessionId, asked));
    }
    return { sessions, refunds };
  });
  for (const { sessionId } of sessions) await settleSession(parts, sessionId, "query");
  for (const { id } of refunds) await finishRefund(parts, id);
  await expirePayments(parts);
}

/** Ends payments whose time is over and of which no attempt is open any more. */
async function expirePayments(parts: PaymentParts): Promise<void> {
  const isWaited = sql`exists (select from ${paymentSession} where ${paymentSession.paymentId} = ${payment.id}
    and ${paymentSession.state} in ('open', 'processing'))`;
  await withPayments(parts.database, async (tx) => {
    const due = await tx
      .select({ id: payment.id, fileId: payment.fileId })
      .from(payment)
      .where(
        and(
          inArray(payment.status, [...waitingStatuses]),
          isNull(payment.withdrawnAt),
          lt(payment.expiresAt, parts.now()),
          sql`not ${isWaited}`,
        ),
      )
      .orderBy(asc(payment.fileId), asc(payment.id))
      .limit(most);
    for (const one of due) {
      const row = await lockPayment(tx, one);
      if (!waitingStatuses.some((status) => status === row.status)) continue;
      await changePayment(tx, row, { status: "Expired" }, parts.now());
      await writeAudit(tx, parts, {
        subject: { type: "payment", uid: row.uid, fileId: row.fileId, brandId: row.brandId },
        action: "expired",
        before: { status: row.status },
        after: { status: "Expired" },
      });
      await tellPaymentChanged(tx, parts, row);
    }
  });
}
