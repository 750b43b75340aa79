import type { PaperMailTexts } from "#app/i18n/locales/en/money/paper-mail.ts";

export const paperMail: PaperMailTexts = {
  title: "Invia per e-mail: {{what}}",
  text: "L’e-mail è scritta nella lingua del documento, allegato in PDF.",
  send: "Invia",
  done: "Inviato a {{email}}.",
  fields: {
    email: "Indirizzo e-mail",
    name: "Nome",
    nameHint: "Compare nel saluto dell’e-mail.",
    message: "Messaggio",
    messageHint: "Qualche parola Sua, nella lingua dell’agenzia.",
  },
  kinds: {
    invoice: "Fattura {{number}}",
    credit_note: "Nota di credito {{number}}",
    receipt: "Ricevuta {{number}}",
    refund: "Rimborso {{number}}",
    file: "conto di questa pratica",
    agency: "conto dell’agenzia",
  },
};
