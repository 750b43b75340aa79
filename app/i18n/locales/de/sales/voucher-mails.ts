import type { VoucherMailsTexts } from "#app/i18n/locales/en/sales/voucher-mails.ts";

export const voucherMails: VoucherMailsTexts = {
  open: "Voucher senden",
  title: "Voucher senden",
  ready_one: "{{count}} bestätigte Leistung hat einen Voucher.",
  ready_other: "{{count}} bestätigte Leistungen haben einen Voucher.",
  waiting_one: "{{count}} Leistung ist nicht bestätigt und hat keinen.",
  waiting_other: "{{count}} Leistungen sind nicht bestätigt und haben keinen.",
  to: "An",
  noClient: "Der Vorgang hat keine E-Mail-Adresse des Kunden.",
  readers: { agent: "Reisebüro: {{name}}", client: "Kunde: {{name}}" },
  message: "Nachricht",
  messageHint:
    "Ein paar eigene Worte. Die Voucher gehen als PDF mit, in der Sprache des Kunden und auf Englisch.",
  send: "Voucher senden",
  done: "Die Voucher wurden an {{email}} gesendet.",
  sent: "Bisher gesendet",
  never: "Die Voucher wurden noch nicht per E-Mail gesendet.",
  entry: "{{moment}} an {{to}}, von {{by}}",
  entryAlone: "{{moment}} an {{to}}",
  problems: {
    not_published: "Der Reiseplan ist nicht veröffentlicht, also gibt es noch keine Voucher.",
    none: "Derzeit ist keine Leistung mit einem Voucher bestätigt.",
  },
};
