import type { PaperMailTexts } from "#app/i18n/locales/en/money/paper-mail.ts";

export const paperMail: PaperMailTexts = {
  title: "Per E-Mail senden: {{what}}",
  text: "Die E-Mail wird in der Sprache des Belegs geschrieben, der als PDF anhängt.",
  send: "Senden",
  done: "An {{email}} gesendet.",
  fields: {
    email: "E-Mail-Adresse",
    name: "Name",
    nameHint: "Steht in der Anrede der E-Mail.",
    message: "Nachricht",
    messageHint: "Einige eigene Worte in der Sprache des Reisebüros.",
  },
  kinds: {
    invoice: "Rechnung {{number}}",
    credit_note: "Gutschrift {{number}}",
    receipt: "Zahlungsbestätigung {{number}}",
    refund: "Erstattung {{number}}",
    file: "Konto dieses Vorgangs",
    agency: "Konto des Reisebüros",
  },
};
