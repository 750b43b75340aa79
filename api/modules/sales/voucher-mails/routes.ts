import { route, type Route } from "#api/http/mount.ts";
import { mailVouchers } from "#api/modules/sales/voucher-mails/mail-vouchers.ts";
import { showVouchers } from "#api/modules/sales/voucher-mails/show-vouchers.ts";
import { sendVouchers, showVoucherMails } from "#contract/sales/voucher-mails/voucher-mails.ts";

/** Vouchers of a booking, sent by mail. */
export const voucherMailRoutes: Route[] = [
  route(showVoucherMails, showVouchers),
  route(sendVouchers, mailVouchers),
];
