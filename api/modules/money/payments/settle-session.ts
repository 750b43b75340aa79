import { eq } from "drizzle-orm";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { payment, paymentSession } from "#api/db/schema/payment.ts";
import { judgeReport, type Verdict } from "#api/domain/payments/judge-report.ts";
import { isPaid, statusAfter } from "#api/domain/payments/payment-standing.ts";
import { GatewayError, type GatewayReport, type GatewayTransaction } from "#api/gateway/gateway.ts";
import {
  lockPayment,
  type PaymentRecord,
  type SessionRecord,
} from "#api/modules/money/payments/lock-payment.ts";
import { changePayment, noteExchange, type PaymentParts } from "#api/modules/money/payments/payment-parts.ts";
import { takeMoney } from "#api/modules/money/payments/take-money.ts";
import {
  tellMoneyParked,
  tellPaid,
  tellPaymentChanged,
} from "#api/modules/money/payments/tell-of-payment.ts";
import { withPayments } from "#api/modules/money/payments/with-payments.ts";
import type { ExchangeKind, SessionState } from "#contract/money/payment-words.ts";

type Found = { id: number; fileId: number; paymentId: number; state: SessionState };

/** States of an attempt that nothing more comes of. Money that comes all the same has its own way. */
const settledStates = new Set<SessionState>(["settled", "parked", "returned"]);

/**
 * Asks the card company what became of a session and brings the house to the same state, once however often it is
 * asked for: whoever comes second finds it done. What the caller says happened is not listened to. Answers false for a
 * session that the house does not know.
 */
export async function settleSession(
  parts: PaymentParts,
  sessionId: string,
  how: ExchangeKind,
): Promise<boolean> {
  const found = await withPayments(parts.database, (tx) => find(tx, sessionId));
  if (!found) return false;
  if (settledStates.has(found.state)) {
    if (how !== "query") await note(parts, found.paymentId, { kind: how, session: sessionId, outcome: "" });
    return true;
  }
  // Nothing is held while the card company thinks.
  const report = await ask(parts, found.paymentId, sessionId);
  if (report === "silent") return true;
  await withPayments(parts.database, async (tx) => {
    const row = await lockPayment(tx, { id: found.paymentId, fileId: found.fileId });
    if (how !== "query") {
      await noteExchange(tx, row.id, parts.now(), { kind: how, session: sessionId, outcome: "" });
    }
    const [session] = await tx
      .select()
      .from(paymentSession)
      .where(eq(paymentSession.id, found.id))
      .for("update");
    // Somebody else may have been quicker.
    if (!session || report === null || settledStates.has(session.state)) return;
    await apply(tx, parts, { row, session, report });
  });
  parts.mailQueued();
  return true;
}

async function find(tx: Tx, sessionId: string): Promise<Found | undefined> {
  const [found] = await tx
    .select({
      id: paymentSession.id,
      state: paymentSession.state,
      paymentId: paymentSession.paymentId,
      fileId: payment.fileId,
    })
    .from(paymentSession)
    .innerJoin(payment, eq(payment.id, paymentSession.paymentId))
    .where(eq(paymentSession.sessionId, sessionId));
  return found;
}

async function ask(
  parts: PaymentParts,
  paymentId: number,
  sessionId: string,
): Promise<GatewayReport | null | "silent"> {
  try {
    return await parts.gateway.query(sessionId);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    parts.log.warn({ event: "payment.gateway_silent", request_id: parts.requestId, error: error.message });
    await note(parts, paymentId, { kind: "query", session: sessionId, outcome: error.message });
    return "silent";
  }
}

/** Writes down what was said, and nothing else. */
function note(
  parts: PaymentParts,
  paymentId: number,
  said: Parameters<typeof noteExchange>[3],
): Promise<void> {
  return withPayments(parts.database, (tx) => noteExchange(tx, paymentId, parts.now(), said));
}

type Reported = { row: PaymentRecord; session: SessionRecord; report: GatewayReport };

async function apply(tx: Tx, parts: PaymentParts, { row, session, report }: Reported): Promise<void> {
  const asked = {
    cents: row.amountCents + row.surchargeCents,
    currency: row.currency,
    reference: row.merchantReference,
  };
  const verdict = judgeReport(asked, report, isPaid(row.status));
  await noteVerdict(tx, parts, { row, session, verdict });
  if (verdict.verdict === "money") return takeOrPark(tx, parts, { row, session, ...verdict });
  if (verdict.state === session.state) return;
  await tx
    .update(paymentSession)
    .set({ state: verdict.state, updatedAt: parts.now() })
    .where(eq(paymentSession.id, session.id));
  const status = statusAfter(row.status, verdict.state);
  const said = verdict.verdict === "over" ? { lastCode: verdict.code, lastText: verdict.text } : {};
  await changePayment(tx, row, { status, ...said }, parts.now());
  await tellPaymentChanged(tx, parts, row);
}

type Judged = { row: PaymentRecord; session: SessionRecord; verdict: Verdict };

function noteVerdict(tx: Tx, parts: PaymentParts, { row, session, verdict }: Judged): Promise<void> {
  const said =
    verdict.verdict === "money"
      ? { outcome: verdict.money.text, code: verdict.money.code }
      : verdict.verdict === "over"
        ? { outcome: verdict.text ?? verdict.state, code: verdict.code }
        : { outcome: verdict.state };
  return noteExchange(tx, row.id, parts.now(), { kind: "query", session: session.sessionId, ...said });
}

type Money = {
  row: PaymentRecord;
  session: SessionRecord;
  money: GatewayTransaction;
  parked: SessionRecord["parked"];
};

/** Money came: into the ledger where it is what was asked for; else it waits for a person. It is never lost. */
async function takeOrPark(
  tx: Tx,
  parts: PaymentParts,
  { row, session, money, parked }: Money,
): Promise<void> {
  const at = parts.now();
  const taken = parked === null ? await takeMoney(tx, parts, row, row) : null;
  const why = taken && "refused" in taken ? ("ledger" as const) : parked;
  const state = why === null ? ("settled" as const) : ("parked" as const);
  await tx
    .update(paymentSession)
    .set({
      ...{ state, parked: why, transactionId: money.id },
      ...{ paidCents: money.amountCents, paidCurrency: money.currency, updatedAt: at },
    })
    .where(eq(paymentSession.id, session.id));
  const status = statusAfter(row.status, state);
  await changePayment(
    tx,
    row,
    {
      status,
      ...{ lastCode: money.code, lastText: money.text },
      ...(taken &&
        "entryId" in taken && { receiptId: taken.entryId, authorisedAt: at, settledOn: money.settledOn }),
      ...(why === null && { cardMasked: money.cardMasked, cardBrand: money.cardBrand }),
    },
    at,
  );
  await writeAudit(tx, parts, {
    subject: { type: "payment", uid: row.uid, fileId: row.fileId, brandId: row.brandId },
    action: why === null ? "settled" : "parked",
    before: { status: row.status },
    after: {
      status,
      amount_cents: money.amountCents,
      ...(row.invoiceNumber && { number: row.invoiceNumber }),
    },
  });
  if (why === null) await tellPaid(tx, parts, row);
  else await tellMoneyParked(tx, parts, row);
}
