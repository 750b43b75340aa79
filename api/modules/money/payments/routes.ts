import type { Call } from "#api/http/context.ts";
import { route, type InputOf, type Route } from "#api/http/mount.ts";
import { findFileId } from "#api/modules/files/client-file/find-file.ts";
import { mailAgain, withdraw } from "#api/modules/money/payments/change-payment.ts";
import { addPayment, readSurcharge } from "#api/modules/money/payments/create-payment.ts";
import { readSessions } from "#api/modules/money/payments/lock-payment.ts";
import { payableFile } from "#api/modules/money/payments/payable-file.ts";
import { pageOfPayments } from "#api/modules/money/payments/read-payments.ts";
import { refund } from "#api/modules/money/payments/refund-payment.ts";
import { resolveParked } from "#api/modules/money/payments/resolve-parked.ts";
import { settleSession } from "#api/modules/money/payments/settle-session.ts";
import { findPayment, showPaymentOf } from "#api/modules/money/payments/show-payment.ts";
import {
  cancelPayment,
  checkPayment,
  createPayment,
  listPayments,
  refundPayment,
  resolvePayment,
  sendPayment,
  showPayable,
  showPayment,
} from "#contract/money/payments.ts";

/** Card payments as the office asks for them and looks after them. */
export const paymentRoutes: Route[] = [
  route(listPayments, ({ query }, call) => pageOfPayments(query, call)),
  route(showPayment, ({ params }, call) => showPaymentOf(params.uid, call)),
  route(showPayable, payableFile),
  route(createPayment, create, ({ body }) => Promise.resolve(body.send ? body.payer_email : null)),
  route(sendPayment, mailAgain),
  route(cancelPayment, withdraw),
  route(checkPayment, check),
  route(refundPayment, refund),
  route(resolvePayment, resolveParked),
];

async function create({ params, body }: InputOf<typeof createPayment>, call: Call) {
  const fileId = await findFileId(params, call);
  const bps = await readSurcharge(call);
  const { row, path } = await call.database.inScope(call.scope, (tx) =>
    addPayment(tx, fileId, body, { call, bps }),
  );
  call.mailQueued();
  return { uid: row.uid, path };
}

/** Asks the card company about every attempt that may still bring money. */
async function check({ params }: InputOf<typeof checkPayment>, call: Call) {
  const sessions = await call.database.inScope(call.scope, async (tx) => {
    const { payment } = await findPayment(tx, params.uid, call);
    return readSessions(tx, payment.id);
  });
  for (const { sessionId } of sessions) await settleSession(call, sessionId, "query");
  return showPaymentOf(params.uid, call);
}
