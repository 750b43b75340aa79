import type { VoucherMailsTexts } from "#app/i18n/locales/en/sales/voucher-mails.ts";

export const voucherMails: VoucherMailsTexts = {
  open: "Invia voucher",
  title: "Invia i voucher",
  ready_one: "{{count}} servizio confermato ha un voucher.",
  ready_many: "{{count}} servizi confermati hanno un voucher.",
  ready_other: "{{count}} servizi confermati hanno un voucher.",
  waiting_one: "{{count}} servizio non è confermato e non ne ha.",
  waiting_many: "{{count}} servizi non sono confermati e non ne hanno.",
  waiting_other: "{{count}} servizi non sono confermati e non ne hanno.",
  to: "A",
  noClient: "La pratica non ha l’indirizzo e-mail del cliente.",
  readers: { agent: "Agenzia: {{name}}", client: "Cliente: {{name}}" },
  message: "Messaggio",
  messageHint: "Qualche parola Sua. I voucher sono allegati in PDF, nella lingua del cliente e in inglese.",
  send: "Invia i voucher",
  done: "I voucher sono stati inviati a {{email}}.",
  sent: "Inviati finora",
  never: "I voucher non sono ancora stati inviati per e-mail.",
  entry: "{{moment}} a {{to}}, da {{by}}",
  entryAlone: "{{moment}} a {{to}}",
  problems: {
    not_published: "L’itinerario non è pubblicato, quindi non ci sono ancora voucher.",
    none: "Al momento nessun servizio è confermato con un voucher.",
  },
};
