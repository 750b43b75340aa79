import type { Texts } from "#app/i18n/texts.ts";

/** Papers about money, sent by mail. */
export const paperMail = {
  title: "Send by mail: {{what}}",
  text: "The mail is written in the language of the document, which goes with it as PDF.",
  send: "Send",
  done: "Sent to {{email}}.",
  fields: {
    email: "E-mail address",
    name: "Name",
    nameHint: "The greeting of the mail uses it.",
    message: "Message",
    messageHint: "A few words of your own, in the language of the agency.",
  },
  kinds: {
    invoice: "Invoice {{number}}",
    credit_note: "Credit note {{number}}",
    receipt: "Receipt {{number}}",
    refund: "Refund {{number}}",
    file: "account of this file",
    agency: "account of the agency",
  },
};

export type PaperMailTexts = Texts<typeof paperMail>;
