import type { Texts } from "#app/i18n/texts.ts";

/** Vouchers of a booking, sent by mail. */
export const voucherMails = {
  open: "Send vouchers",
  title: "Send the vouchers",
  ready_one: "{{count}} confirmed service has a voucher.",
  ready_other: "{{count}} confirmed services have a voucher.",
  waiting_one: "{{count}} service is not confirmed and has none.",
  waiting_other: "{{count}} services are not confirmed and have none.",
  to: "To",
  noClient: "The file has no e-mail address of the client.",
  readers: { agent: "Agent: {{name}}", client: "Client: {{name}}" },
  message: "Message",
  messageHint:
    "A few words of your own. The vouchers go with the mail as PDF, in the client’s language and in English.",
  send: "Send the vouchers",
  done: "The vouchers were sent to {{email}}.",
  sent: "Sent so far",
  never: "The vouchers have not been mailed yet.",
  entry: "{{moment}} to {{to}}, by {{by}}",
  entryAlone: "{{moment}} to {{to}}",
  problems: {
    not_published: "The itinerary is not published, so there are no vouchers yet.",
    none: "No service is confirmed with a voucher at the moment.",
  },
};

export type VoucherMailsTexts = Texts<typeof voucherMails>;
