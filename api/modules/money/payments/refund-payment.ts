import { and, asc, eq, sql } from "drizzle-orm";
import { ulid } from "ulid";
import type { Tx } from "#api/db/client.ts";
import { paymentRefund, paymentSession } from "#api/db/schema/payment.ts";
import { applyDeed } from "#api/domain/money/apply-deed.ts";
import { isPaid } from "#api/domain/payments/payment-standing.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { notNow, sameVersion } from "#api/http/record-versions.ts";
import { invalid } from "#api/http/refusal.ts";
import { readLedger } from "#api/modules/money/ledger/file-ledger.ts";
import { refusedDeed } from "#api/modules/money/ledger/refusals.ts";
import { finishRefund } from "#api/modules/money/payments/finish-refund.ts";
import { lockPayment, type PaymentRecord } from "#api/modules/money/payments/lock-payment.ts";
import { changePayment } from "#api/modules/money/payments/payment-parts.ts";
import { findPayment, showPaymentOf } from "#api/modules/money/payments/show-payment.ts";
import { paymentTexts } from "#api/texts/payment-texts.ts";
import type { Payment } from "#contract/money/payment.ts";
import type { refundPayment } from "#contract/money/payments.ts";

/**
 * Gives money back to the card, out of what the file has on account. It is written down before the card company is
 * asked, and asked for under one name: whatever breaks in between, the clock asks again and it is one refund.
 */
export async function refund({ params, body }: InputOf<typeof refundPayment>, call: Call): Promise<Payment> {
  const refundId = await call.database.inScope(call.scope, async (tx) => {
    const { payment } = await findPayment(tx, params.uid, call);
    const row = await lockPayment(tx, payment);
    sameVersion({ lock_version: row.lockVersion }, body.lock_version, call);
    await checkAmount(tx, row, body.cents, call);
    const id = await sendRefund(tx, row, { cents: body.cents, reason: body.reason }, call);
    await changePayment(tx, row, {}, call.now());
    return id;
  });
  await finishRefund(call, refundId);
  return showPaymentOf(params.uid, call);
}

async function checkAmount(tx: Tx, row: PaymentRecord, cents: number, call: Call): Promise<void> {
  if (!isPaid(row.status)) throw notNow(paymentTexts(call.locale).notPaid);
  const [onTheWay] = await tx
    .select({ cents: sql<number>`coalesce(sum(${paymentRefund.amountCents}), 0)::int` })
    .from(paymentRefund)
    .where(and(eq(paymentRefund.paymentId, row.id), eq(paymentRefund.state, "sent")));
  const waiting = onTheWay?.cents ?? 0;
  if (cents > row.amountCents - row.refundedCents - waiting) {
    throw invalid({ cents: [paymentTexts(call.locale).moreThanPaid] });
  }
  const ledger = await readLedger(tx, row.fileId, call.now());
  const deed = { deed: "refund", on: ledger.today, cents: cents + waiting } as const;
  const refused = applyDeed(ledger.book, deed, () => "");
  if (refused !== null) throw refusedDeed(refused, call);
}

type Sending = { cents: number; reason: string };

async function sendRefund(
  tx: Tx,
  row: PaymentRecord,
  { cents, reason }: Sending,
  call: Call,
): Promise<number> {
  const [session] = await tx
    .select({ id: paymentSession.id })
    .from(paymentSession)
    .where(and(eq(paymentSession.paymentId, row.id), eq(paymentSession.state, "settled")))
    .orderBy(asc(paymentSession.attempt))
    .limit(1);
  if (!session) throw notNow(paymentTexts(call.locale).notPaid);
  return addRefund(tx, { paymentId: row.id, sessionId: session.id, amountCents: cents, reason }, call);
}

type NewRefund = Pick<
  typeof paymentRefund.$inferInsert,
  "paymentId" | "sessionId" | "amountCents" | "reason" | "ofParked"
>;

/** Writes down a refund that the card company is asked for next. */
export async function addRefund(tx: Tx, refund: NewRefund, call: Call): Promise<number> {
  const at = call.now();
  const values = {
    ...refund,
    uid: ulid(at.getTime()),
    createdBy: call.signedIn().id,
    createdAt: at,
    updatedAt: at,
  };
  const [added] = await tx.insert(paymentRefund).values(values).returning({ id: paymentRefund.id });
  if (!added) throw new Error("A refund was not kept");
  return added.id;
}
