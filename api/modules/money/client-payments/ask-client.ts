import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { findFileId } from "#api/modules/files/client-file/find-file.ts";
import { addPayment, readSurcharge } from "#api/modules/money/payments/create-payment.ts";
import { withPayments } from "#api/modules/money/payments/with-payments.ts";
import { paymentTexts } from "#api/texts/payment-texts.ts";
import { fill } from "#api/texts/texts.ts";
import type { askForClientPayment } from "#contract/money/client-payment.ts";

/** Days on which an agency's client can pay by the link. */
const days = 14;

/**
 * Mails the client of an agency a link to pay an invoice of a file that the agency sees. The agency knows the invoice
 * and pays it otherwise; the client reads what is asked for, and no price of the agency's besides.
 */
export async function askClient({ params, body }: InputOf<typeof askForClientPayment>, call: Call) {
  const fileId = await findFileId(params, call);
  const bps = await readSurcharge(call);
  const { row, path } = await withPayments(call.database, (tx) => {
    const purpose = fill(paymentTexts(body.language).purpose, { reference: params.reference.toUpperCase() });
    return addPayment(tx, fileId, { ...body, purpose, days, send: true }, { call, bps });
  });
  call.log.info({ event: "payment.asked_by_agency", request_id: call.requestId, payment: row.uid });
  call.mailQueued();
  return { path };
}
