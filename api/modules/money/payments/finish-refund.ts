import { eq } from "drizzle-orm";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { payment, paymentRefund, paymentSession } from "#api/db/schema/payment.ts";
import { GatewayError, type RefundAnswer } from "#api/gateway/gateway.ts";
import { lockPayment, type PaymentRecord } from "#api/modules/money/payments/lock-payment.ts";
import { changePayment, noteExchange, type PaymentParts } from "#api/modules/money/payments/payment-parts.ts";
import { giveBack } from "#api/modules/money/payments/take-money.ts";
import { tellMoneyParked, tellPaymentChanged } from "#api/modules/money/payments/tell-of-payment.ts";
import { withPayments } from "#api/modules/money/payments/with-payments.ts";

type RefundRecord = typeof paymentRefund.$inferSelect;
type Sent = {
  refund: RefundRecord;
  row: PaymentRecord;
  transactionId: string;
  currency: string;
  session: string;
};

/**
 * Asks the card company for a refund that was written down, and writes what it said: into the ledger where the money
 * was a receipt. However often it is called, it is one refund. While the card company is silent it stays sent, and is
 * asked for again by the clock.
 */
export async function finishRefund(parts: PaymentParts, refundId: number): Promise<void> {
  const sent = await withPayments(parts.database, (tx) => readSent(tx, refundId));
  if (!sent) return;
  const answer = await ask(parts, sent);
  if (answer === null) return;
  await withPayments(parts.database, async (tx) => {
    const row = await lockPayment(tx, sent.row);
    const [refund] = await tx
      .select()
      .from(paymentRefund)
      .where(eq(paymentRefund.id, refundId))
      .for("update");
    if (!refund || refund.state !== "sent") return;
    await write(tx, parts, { ...sent, row, refund }, answer);
  });
}

async function readSent(tx: Tx, refundId: number): Promise<Sent | null> {
  const [found] = await tx
    .select({ refund: paymentRefund, row: payment, session: paymentSession })
    .from(paymentRefund)
    .innerJoin(payment, eq(payment.id, paymentRefund.paymentId))
    .innerJoin(paymentSession, eq(paymentSession.id, paymentRefund.sessionId))
    .where(eq(paymentRefund.id, refundId));
  if (!found || found.refund.state !== "sent" || found.session.transactionId === null) return null;
  const { refund, row, session } = found;
  const currency = session.paidCurrency ?? row.currency;
  return { refund, row, transactionId: found.session.transactionId, currency, session: session.sessionId };
}

async function ask(parts: PaymentParts, { refund, row, transactionId, currency, session }: Sent) {
  try {
    const { uid: key, amountCents } = refund;
    const reference = row.merchantReference;
    return await parts.gateway.refund({ key, transactionId, amountCents, currency, reference });
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    parts.log.warn({ event: "payment.gateway_silent", request_id: parts.requestId, error: error.message });
    await withPayments(parts.database, (tx) =>
      noteExchange(tx, row.id, parts.now(), { kind: "refund", session, outcome: error.message }),
    );
    return null;
  }
}

async function write(tx: Tx, parts: PaymentParts, sent: Sent, { authorised, code, text }: RefundAnswer) {
  const { refund, row, session } = sent;
  const at = parts.now();
  await noteExchange(tx, row.id, at, { kind: "refund", session, outcome: text, code });
  if (!authorised) {
    const refused = { state: "refused" as const, code, text, updatedAt: at };
    await tx.update(paymentRefund).set(refused).where(eq(paymentRefund.id, refund.id));
    await changePayment(tx, row, { lastCode: code, lastText: text }, at);
    return tellPaymentChanged(tx, parts, row);
  }
  const moved = refund.ofParked === null ? await giveBack(tx, parts, row, refund.amountCents) : null;
  const entryId = moved && "entryId" in moved ? moved.entryId : null;
  const done = { state: "done" as const, code, text, entryId, updatedAt: at };
  await tx.update(paymentRefund).set(done).where(eq(paymentRefund.id, refund.id));
  const after = refund.ofParked === null ? refundedBy(refund, row) : await returned(tx, refund, row, at);
  await changePayment(tx, row, { ...after, lastCode: code, lastText: text }, at);
  await writeAudit(tx, parts, {
    subject: { type: "payment", uid: row.uid, fileId: row.fileId, brandId: row.brandId },
    action: refund.ofParked === null ? "refunded" : "returned",
    before: { status: row.status },
    after: { status: after.status, amount_cents: refund.amountCents },
    reason: refund.reason === "" ? null : refund.reason,
  });
  // The money has left and the ledger would not have it: somebody has to look at it.
  if (moved && "refused" in moved) {
    parts.log.error({
      event: "payment.refund_not_in_ledger",
      request_id: parts.requestId,
      code: moved.refused,
    });
    await tellMoneyParked(tx, parts, row);
  }
  await tellPaymentChanged(tx, parts, row);
}

function refundedBy({ amountCents }: RefundRecord, row: PaymentRecord) {
  const refundedCents = row.refundedCents + amountCents;
  const status = refundedCents === row.amountCents ? ("Refunded" as const) : ("Part Refunded" as const);
  return { refundedCents, status };
}

/** Money that never was a receipt went back: the payment can be paid again where it was not paid otherwise. */
async function returned(tx: Tx, { sessionId }: RefundRecord, row: PaymentRecord, at: Date) {
  await tx
    .update(paymentSession)
    .set({ state: "returned", parked: null, updatedAt: at })
    .where(eq(paymentSession.id, sessionId));
  return { status: row.status === "Error" ? ("Declined" as const) : row.status };
}
