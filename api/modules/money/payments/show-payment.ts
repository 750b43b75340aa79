import { and, asc, eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { payment, paymentExchange, paymentRefund } from "#api/db/schema/payment.ts";
import { user } from "#api/db/schema/user.ts";
import { madeToken } from "#api/domain/capability.ts";
import { isPaid, isPayable } from "#api/domain/payments/payment-standing.ts";
import type { Call } from "#api/http/context.ts";
import { notFound } from "#api/http/refusal.ts";
import { visibleFiles } from "#api/modules/files/client-file/visible-files.ts";
import { readSums } from "#api/modules/money/ledger/read-sums.ts";
import {
  readSessions,
  type PaymentRecord,
  type SessionRecord,
} from "#api/modules/money/payments/lock-payment.ts";
import { paymentsIn, presentRow, type ListedPayment } from "#api/modules/money/payments/read-payments.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { Payment } from "#contract/money/payment.ts";

/** A payment of a file that the caller may see; 404 for any other. */
export async function findPayment(tx: Tx, uid: string, call: Call): Promise<ListedPayment> {
  const [found] = await paymentsIn(tx).where(and(visibleFiles(call), eq(payment.uid, uid)));
  if (!found) throw notFound(textsIn(call.locale).recordNotFound);
  return found;
}

/** A payment with all that was said to the card company, as the office works on it. */
export function showPaymentOf(uid: string, call: Call): Promise<Payment> {
  return call.database.inScope(call.scope, async (tx) =>
    presentPayment(tx, await findPayment(tx, uid, call), call),
  );
}

async function presentPayment(tx: Tx, found: ListedPayment, call: Call): Promise<Payment> {
  const { payment: row } = found;
  const sessions = await readSessions(tx, row.id);
  const { on_account: onAccount } = await readSums(tx, row.fileId, 0);
  const refundable = isPaid(row.status)
    ? Math.max(0, Math.min(row.amountCents - row.refundedCents, onAccount))
    : 0;
  const payable = isPayable(row, call.now());
  return {
    ...presentRow(found),
    ...factsOf(row, call),
    refundable_cents: refundable,
    by: await nameOf(tx, row.createdBy),
    attempts: sessions.map(({ attempt, state, sessionId, createdAt, paidCents }) => ({
      attempt,
      state,
      session: shortened(sessionId),
      begun_at: createdAt.toISOString(),
      cents: paidCents,
    })),
    parked_money: sessions.flatMap((session) => parkedOf(session, row)),
    refunds: await refundsOf(tx, row.id),
    exchanges: await exchangesOf(tx, row.id),
    can: { send: payable, cancel: payable, refund: refundable > 0 },
  };
}

function factsOf(row: PaymentRecord, { serverKey }: Call) {
  const token = madeToken(serverKey, "payment", row);
  return {
    invoice_number: row.invoiceNumber,
    due_date: row.dueDate,
    purpose: row.purpose,
    payer_email: row.payerEmail,
    language: row.language,
    surcharge_cents: row.surchargeCents,
    expires_at: row.expiresAt.toISOString(),
    viewed_at: row.viewedAt?.toISOString() ?? null,
    mailed_at: row.mailedAt?.toISOString() ?? null,
    authorised_at: row.authorisedAt?.toISOString() ?? null,
    settled_on: row.settledOn,
    card: row.cardMasked === null ? null : { masked: row.cardMasked, brand: row.cardBrand ?? "" },
    refunded_cents: row.refundedCents,
    path: token === null ? null : `/payments/${token}`,
  };
}

/** The name of a session opens what became of the payment: whoever works in the office sees its end alone. */
function shortened(sessionId: string): string {
  return `…${sessionId.slice(-8)}`;
}

function parkedOf({ attempt, state, parked, paidCents, paidCurrency }: SessionRecord, row: PaymentRecord) {
  if (state !== "parked" || parked === null || paidCents === null || paidCurrency === null) return [];
  return [
    {
      attempt,
      why: parked,
      cents: paidCents,
      currency: paidCurrency,
      takeable: paidCurrency === row.currency,
    },
  ];
}

async function nameOf(tx: Tx, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const [found] = await tx.select({ name: user.name }).from(user).where(eq(user.id, id));
  return found?.name ?? null;
}

async function refundsOf(tx: Tx, paymentId: number) {
  const rows = await tx
    .select({ refund: paymentRefund, by: user.name })
    .from(paymentRefund)
    .leftJoin(user, eq(user.id, paymentRefund.createdBy))
    .where(eq(paymentRefund.paymentId, paymentId))
    .orderBy(asc(paymentRefund.id));
  return rows.map(({ refund, by }) => ({
    cents: refund.amountCents,
    state: refund.state,
    text: refund.text,
    reason: refund.reason,
    at: refund.createdAt.toISOString(),
    by,
  }));
}

/** So many lines are shown; a card company that calls without end does not fill the page. */
const mostExchanges = 200;

async function exchangesOf(tx: Tx, paymentId: number) {
  const rows = await tx
    .select()
    .from(paymentExchange)
    .where(eq(paymentExchange.paymentId, paymentId))
    .orderBy(asc(paymentExchange.id))
    .limit(mostExchanges);
  return rows.map(({ at, kind, sessionId, outcome, code }) => ({
    at: at.toISOString(),
    kind,
    session: sessionId === null ? null : shortened(sessionId),
    outcome,
    code,
  }));
}
