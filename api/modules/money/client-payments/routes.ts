import { and, eq, isNull } from "drizzle-orm";
import { payment, paymentSession } from "#api/db/schema/payment.ts";
import { hashCapability, madeToken } from "#api/domain/capability.ts";
import type { Call } from "#api/http/context.ts";
import { route, type InputOf, type Route } from "#api/http/mount.ts";
import { limitVisits } from "#api/http/limit-visits.ts";
import { notFound } from "#api/http/refusal.ts";
import { askClient } from "#api/modules/money/client-payments/ask-client.ts";
import { payerReceipt } from "#api/modules/money/client-payments/payer-receipt.ts";
import {
  payerPayments,
  type PayerPayment,
  presentClientPayment,
} from "#api/modules/money/client-payments/present-client-payment.ts";
import { findByToken, openPayment } from "#api/modules/money/payments/open-payment.ts";
import { settleSession } from "#api/modules/money/payments/settle-session.ts";
import { withPayments } from "#api/modules/money/payments/with-payments.ts";
import { textsIn } from "#api/texts/texts.ts";
import {
  askForClientPayment,
  downloadPayerReceipt,
  notifyPayment,
  openClientPayment,
  seeClientPayment,
  showClientPayment,
  showPaymentResult,
} from "#contract/money/client-payment.ts";

/** Times that one network may go to pay in ten minutes. */
const openings = { max: 30, seconds: 600 };
/** Looks are counted more often than that, by everybody who shares the link. */
const looks = { max: 120, seconds: 600 };
/** A card company tells of all its payers from one network; of one session it tells a few times. */
const notices = { max: 1200, seconds: 600 };
const noticesOfSession = { max: 60, seconds: 600 };

/** The payer's page of a card payment: the link is the key, and so is the session for whoever comes back. */
export const clientPaymentRoutes: Route[] = [
  route(showClientPayment, ({ params, query }, call) => show(params.token, query.locale, call)),
  route(downloadPayerReceipt, async ({ params, query }, call) => {
    await limitVisits(call, "payment:look", looks);
    return payerReceipt(await findLinked(params.token, call), query.locale ?? call.locale, call);
  }),
  route(seeClientPayment, async ({ params }, call) => {
    await limitVisits(call, "payment:look", looks);
    await see(params.token, call);
    return undefined;
  }),
  route(openClientPayment, async ({ params }, call) => {
    await limitVisits(call, "payment:open", openings);
    return openPayment(params.token, call);
  }),
  route(notifyPayment, async ({ body }, call) => {
    await limitVisits(call, "payment:notice", notices);
    await limitVisits(call, `payment:notice:${body.session}`, noticesOfSession, { forAll: true });
    if (!(await settleSession(call, body.session, body.how))) {
      throw notFound(textsIn(call.locale).recordNotFound);
    }
    return undefined;
  }),
  route(showPaymentResult, showResult),
  route(askForClientPayment, askClient, ({ body }) => Promise.resolve(body.payer_email)),
];

type Locale = Call["locale"];

async function show(token: string, locale: Locale | undefined, call: Call) {
  const row = await findLinked(token, call);
  return presentClientPayment(row, { now: call.now(), locale: locale ?? call.locale });
}

/** The payment of a link, through the wall that the link opens. */
async function findLinked(token: string, call: Call): Promise<PayerPayment> {
  const paymentTokenHash = hashCapability(token);
  const [row] = await call.database.inScope({ audience: "public", paymentTokenHash }, (tx) =>
    payerPayments(tx).limit(1),
  );
  if (!row) throw notFound(textsIn(call.locale).recordNotFound);
  return row;
}

/** Writes down the first look of somebody who is not of the house. */
async function see(token: string, call: Call): Promise<void> {
  if (call.account) return;
  const id = await findByToken(token, call);
  await withPayments(call.database, (tx) =>
    tx
      .update(payment)
      .set({ viewedAt: call.now() })
      .where(and(eq(payment.id, id), isNull(payment.viewedAt))),
  );
}

async function showResult({ params, query }: InputOf<typeof showPaymentResult>, call: Call) {
  const found = await withPayments(call.database, async (tx) => {
    const ofSession = tx
      .select({ id: paymentSession.paymentId })
      .from(paymentSession)
      .where(eq(paymentSession.sessionId, params.session));
    const [row] = await payerPayments(tx).where(eq(payment.id, ofSession)).limit(1);
    const [link] = await tx
      .select({ uid: payment.uid, rotation: payment.rotation, linkKey: payment.linkKey })
      .from(payment)
      .where(eq(payment.id, ofSession));
    return row && link ? { row, link } : undefined;
  });
  if (!found) throw notFound(textsIn(call.locale).recordNotFound);
  const token = madeToken(call.serverKey, "payment", found.link);
  return {
    payment: presentClientPayment(found.row, { now: call.now(), locale: query.locale ?? call.locale }),
    path: token === null ? null : `/payments/${token}`,
  };
}
