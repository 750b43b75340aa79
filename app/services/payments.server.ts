import type { z } from "zod";
import type { ApiClient } from "#app/services/http/api-client.ts";
import type { Locale } from "#contract/primitives.ts";
import {
  downloadPayerReceipt,
  askForClientPayment,
  notifyPayment,
  openClientPayment,
  seeClientPayment,
  showClientPayment,
  showPaymentResult,
} from "#contract/money/client-payment.ts";
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
  type PaymentQuery,
} from "#contract/money/payments.ts";
import { decideTestSession, showTestSession } from "#contract/money/test-gateway.ts";

type Headers = Record<string, string>;

/** A card payment as whoever holds its link deals with it. */
export const clientPaymentService = (api: ApiClient) => ({
  get: (token: string, locale: Locale) =>
    api.call(showClientPayment, { params: { token }, query: { locale } }),
  receipt: (token: string, locale: Locale) =>
    api.call(downloadPayerReceipt, { params: { token }, query: { locale } }),
  see: (token: string) => api.call(seeClientPayment, { params: { token } }),
  open: (token: string) => api.call(openClientPayment, { params: { token } }),
  notify: (session: string, how: "notify" | "return") => api.call(notifyPayment, { body: { session, how } }),
  result: (session: string, locale: Locale) =>
    api.call(showPaymentResult, { params: { session }, query: { locale } }),
});

/** The page of the simulated card company. */
export const testGatewayService = (api: ApiClient) => ({
  get: (session: string) => api.call(showTestSession, { params: { session } }),
  decide: (session: string, body: z.input<typeof decideTestSession.body>) =>
    api.call(decideTestSession, { params: { session }, body }),
});

/** Card payments as the office asks for them and looks after them. */
export const paymentService = (api: ApiClient) => ({
  list: (query: z.input<typeof PaymentQuery>) => api.call(listPayments, { query }),
  get: (uid: string) => api.call(showPayment, { params: { uid } }),
  payable: (uid: string) => api.call(showPayable, { params: { uid } }),
  create: (uid: string, body: z.input<typeof createPayment.body>, headers: Headers) =>
    api.call(createPayment, { params: { uid }, body, headers }),
  send: (uid: string, lock_version: number) =>
    api.call(sendPayment, { params: { uid }, body: { lock_version } }),
  cancel: (uid: string, lock_version: number) =>
    api.call(cancelPayment, { params: { uid }, body: { lock_version } }),
  check: (uid: string) => api.call(checkPayment, { params: { uid } }),
  refund: (uid: string, body: z.input<typeof refundPayment.body>) =>
    api.call(refundPayment, { params: { uid }, body }),
  resolve: (uid: string, body: z.input<typeof resolvePayment.body>) =>
    api.call(resolvePayment, { params: { uid }, body }),
});

/** Payments that an agency asks its clients for. */
export const agentPaymentService = (api: ApiClient) => ({
  ask: (reference: string, body: z.input<typeof askForClientPayment.body>, headers: Headers) =>
    api.call(askForClientPayment, { params: { reference }, body, headers }),
});
