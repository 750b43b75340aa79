import { and, eq } from "drizzle-orm";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { paymentRefund, paymentSession } from "#api/db/schema/payment.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { notNow, sameVersion } from "#api/http/record-versions.ts";
import { finishRefund } from "#api/modules/money/payments/finish-refund.ts";
import {
  lockPayment,
  type PaymentRecord,
  type SessionRecord,
} from "#api/modules/money/payments/lock-payment.ts";
import { changePayment } from "#api/modules/money/payments/payment-parts.ts";
import { addRefund } from "#api/modules/money/payments/refund-payment.ts";
import { findPayment, showPaymentOf } from "#api/modules/money/payments/show-payment.ts";
import { takeMoney } from "#api/modules/money/payments/take-money.ts";
import { tellPaymentChanged } from "#api/modules/money/payments/tell-of-payment.ts";
import { refusedDeed } from "#api/modules/money/ledger/refusals.ts";
import { paymentTexts } from "#api/texts/payment-texts.ts";
import type { Payment } from "#contract/money/payment.ts";
import type { resolvePayment } from "#contract/money/payments.ts";

/** Decides about money that waits for a person: into the ledger of its file, or back to the card. */
export async function resolveParked(
  { params, body }: InputOf<typeof resolvePayment>,
  call: Call,
): Promise<Payment> {
  const refundId = await call.database.inScope(call.scope, async (tx) => {
    const { payment } = await findPayment(tx, params.uid, call);
    const row = await lockPayment(tx, payment);
    sameVersion({ lock_version: row.lockVersion }, body.lock_version, call);
    const session = await readParked(tx, row, body.attempt, call);
    return body.verb === "take" ? take(tx, row, session, call) : sendBack(tx, row, session, call);
  });
  if (refundId !== null) await finishRefund(call, refundId);
  return showPaymentOf(params.uid, call);
}

type Parked = SessionRecord & { paidCents: number };

async function readParked(tx: Tx, row: PaymentRecord, attempt: number, call: Call): Promise<Parked> {
  const [session] = await tx
    .select()
    .from(paymentSession)
    .where(and(eq(paymentSession.paymentId, row.id), eq(paymentSession.attempt, attempt)))
    .for("update");
  const cents = session?.paidCents ?? null;
  if (!session || session.state !== "parked" || cents === null)
    throw notNow(paymentTexts(call.locale).notParked);
  return { ...session, paidCents: cents };
}

async function take(tx: Tx, row: PaymentRecord, session: Parked, call: Call): Promise<null> {
  if (session.paidCurrency !== row.currency) throw notNow(paymentTexts(call.locale).otherCurrency);
  const at = call.now();
  // Of an amount that nobody asked for nothing can be told to be the surcharge.
  const money = session.parked === "ledger" ? row : { amountCents: session.paidCents, surchargeCents: 0 };
  const taken = await takeMoney(tx, call, row, money);
  if ("refused" in taken) throw refusedDeed(taken.refused, call);
  const done = { state: "settled" as const, parked: null, updatedAt: at };
  await tx.update(paymentSession).set(done).where(eq(paymentSession.id, session.id));
  const isFirst = row.status === "Error";
  const first = { status: "Approved" as const, receiptId: taken.entryId, authorisedAt: at };
  await changePayment(tx, row, isFirst ? first : {}, at);
  await writeAudit(tx, call, {
    subject: { type: "payment", uid: row.uid, fileId: row.fileId, brandId: row.brandId },
    action: "taken",
    before: { status: row.status },
    after: { status: isFirst ? "Approved" : row.status, amount_cents: money.amountCents },
  });
  await tellPaymentChanged(tx, call, row);
  return null;
}

async function sendBack(tx: Tx, row: PaymentRecord, session: Parked, call: Call): Promise<number> {
  const [sent] = await tx
    .select({ id: paymentRefund.id })
    .from(paymentRefund)
    .where(and(eq(paymentRefund.sessionId, session.id), eq(paymentRefund.state, "sent")));
  // It is on its way already: the card company is asked again under the same name.
  if (sent) return sent.id;
  const refund = {
    paymentId: row.id,
    sessionId: session.id,
    amountCents: session.paidCents,
    ofParked: session.parked,
  };
  const id = await addRefund(tx, refund, call);
  await changePayment(tx, row, {}, call.now());
  return id;
}
