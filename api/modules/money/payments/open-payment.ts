import { and, eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { payment, paymentSession } from "#api/db/schema/payment.ts";
import { invoice } from "#api/db/schema/invoice.ts";
import { hashCapability } from "#api/domain/capability.ts";
import { isPayable } from "#api/domain/payments/payment-standing.ts";
import { GatewayError, type GatewaySession } from "#api/gateway/gateway.ts";
import type { Call } from "#api/http/context.ts";
import { notNow } from "#api/http/record-versions.ts";
import { notFound, Refusal } from "#api/http/refusal.ts";
import { lockPayment, readSessions, type PaymentRecord } from "#api/modules/money/payments/lock-payment.ts";
import { openCents } from "#api/modules/money/payments/create-payment.ts";
import { readSums } from "#api/modules/money/ledger/read-sums.ts";
import { changePayment, noteExchange } from "#api/modules/money/payments/payment-parts.ts";
import { settleSession } from "#api/modules/money/payments/settle-session.ts";
import { withPayments } from "#api/modules/money/payments/with-payments.ts";
import { paymentTexts } from "#api/texts/payment-texts.ts";
import { textsIn } from "#api/texts/texts.ts";

/** A page at the card company is left so long before it ends, that nobody is sent to one that is about to. */
const leftMs = 60_000;

/**
 * The card company's page for a payment that a link opens. As long as one is open it is the same, also for 20 calls at
 * once; the next one is made once that is over. Before that the card company is asked what became of the last: whoever
 * has paid is not asked again.
 */
export async function openPayment(token: string, call: Call): Promise<{ pay_url: string }> {
  const id = await findByToken(token, call);
  const waiting = await latestOpen(id, call);
  if (waiting) await settleSession(call, waiting, "query");
  const begun = await withPayments(call.database, (tx) => begin(tx, id, call));
  if ("payUrl" in begun) return { pay_url: begun.payUrl };
  const made = await makeSession(begun, call);
  return withPayments(call.database, (tx) => keep(tx, begun, made, call));
}

/** The number of the payment that a link opens; 404 for an unknown one. */
export async function findByToken(token: string, call: Call): Promise<number> {
  const paymentTokenHash = hashCapability(token);
  const [found] = await call.database.inScope({ audience: "public", paymentTokenHash }, (tx) =>
    tx.select({ id: payment.id }).from(payment).limit(1),
  );
  if (!found) throw notFound(textsIn(call.locale).recordNotFound);
  return found.id;
}

async function latestOpen(id: number, call: Call): Promise<string | null> {
  const sessions = await withPayments(call.database, (tx) => readSessions(tx, id));
  const last = sessions.findLast(({ state }) => state === "open" || state === "processing");
  return last?.sessionId ?? null;
}

type Begun = { payUrl: string } | { row: PaymentRecord; attempt: number };

async function begin(tx: Tx, id: number, call: Call): Promise<Begun> {
  const row = await lockById(tx, id);
  if (!isPayable(row, call.now())) throw notNow(paymentTexts(call.locale).notPayable);
  const sessions = await readSessions(tx, id);
  const last = sessions.at(-1);
  const now = call.now().getTime();
  if (last?.state === "processing") throw notNow(paymentTexts(call.locale).processing);
  if (last?.state === "open" && last.expiresAt.getTime() - leftMs > now) return { payUrl: last.payUrl };
  await refuseMoreThanOpen(tx, row, call);
  return { row, attempt: (last?.attempt ?? 0) + 1 };
}

async function lockById(tx: Tx, id: number): Promise<PaymentRecord> {
  const [found] = await tx.select({ fileId: payment.fileId }).from(payment).where(eq(payment.id, id));
  if (!found) throw new Error("A payment that was found is gone");
  return lockPayment(tx, { id, fileId: found.fileId });
}

/** What was paid in the meantime by another way is not taken once more. */
async function refuseMoreThanOpen(tx: Tx, row: PaymentRecord, call: Call): Promise<void> {
  if ((await readOpen(tx, row)) < row.amountCents) throw notNow(paymentTexts(call.locale).paidMeanwhile);
}

async function readOpen(tx: Tx, { fileId, invoiceId }: PaymentRecord): Promise<number> {
  if (invoiceId === null) return (await readSums(tx, fileId, 0)).due;
  const [bill] = await tx.select().from(invoice).where(eq(invoice.id, invoiceId));
  return bill ? openCents(bill) : 0;
}

type New = Exclude<Begun, { payUrl: string }>;

/** The payment has no lock meanwhile: the key makes two calls at once ask for the same session. */
async function makeSession({ row, attempt }: New, call: Call): Promise<GatewaySession> {
  try {
    return await call.gateway.create({
      key: `${row.uid}-${attempt}`,
      amountCents: row.amountCents + row.surchargeCents,
      currency: row.currency,
      reference: row.merchantReference,
      returnUrl: `${call.publicUrl}/payments/notify?return=1`,
      notifyUrl: `${call.publicUrl}/payments/notify`,
      language: row.language,
      expiresAt: row.expiresAt,
    });
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    call.log.warn({ event: "payment.gateway_silent", request_id: call.requestId, error: error.message });
    await withPayments(call.database, (tx) =>
      noteExchange(tx, row.id, call.now(), { kind: "create", session: null, outcome: error.message }),
    );
    throw new Refusal(503, { message: paymentTexts(call.locale).gatewaySilent });
  }
}

async function keep(
  tx: Tx,
  { row, attempt }: New,
  made: GatewaySession,
  call: Call,
): Promise<{ pay_url: string }> {
  const at = call.now();
  const now = await lockPayment(tx, row);
  const values = { paymentId: row.id, attempt, ...made, createdAt: at, updatedAt: at };
  const added = await tx
    .insert(paymentSession)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: paymentSession.id });
  if (added.length > 0) {
    await noteExchange(tx, row.id, at, { kind: "create", session: made.sessionId, outcome: "init" });
    const status =
      now.status === "Created" || now.status === "Declined" || now.status === "Cancelled"
        ? "Open"
        : now.status;
    await changePayment(tx, now, { status, attempts: attempt, viewedAt: now.viewedAt ?? at }, at);
  }
  const [kept] = await tx
    .select({ payUrl: paymentSession.payUrl })
    .from(paymentSession)
    .where(and(eq(paymentSession.paymentId, row.id), eq(paymentSession.attempt, attempt)));
  if (!kept) throw new Error("A session of the card company was not kept");
  return { pay_url: kept.payUrl };
}
