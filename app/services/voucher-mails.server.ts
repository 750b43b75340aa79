import type { ApiClient } from "#app/services/http/api-client.ts";
import {
  sendVouchers,
  showVoucherMails,
  type VoucherReader,
} from "#contract/sales/voucher-mails/voucher-mails.ts";

/** Vouchers of one file, sent by mail. */
export const voucherMailService = (api: ApiClient, uid: string) => ({
  get: () => api.call(showVoucherMails, { params: { uid } }),
  send: (body: { to: VoucherReader; message: string }, headers: Record<string, string>) =>
    api.call(sendVouchers, { params: { uid }, body, headers }),
});
