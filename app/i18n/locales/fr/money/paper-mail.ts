import type { PaperMailTexts } from "#app/i18n/locales/en/money/paper-mail.ts";

export const paperMail: PaperMailTexts = {
  title: "Envoyer par e-mail : {{what}}",
  text: "L’e-mail est rédigé dans la langue du document, joint au format PDF.",
  send: "Envoyer",
  done: "Envoyé à {{email}}.",
  fields: {
    email: "Adresse e-mail",
    name: "Nom",
    nameHint: "Il figure dans la formule d’appel de l’e-mail.",
    message: "Message",
    messageHint: "Quelques mots de votre part, dans la langue de l’agence.",
  },
  kinds: {
    invoice: "Facture {{number}}",
    credit_note: "Avoir {{number}}",
    receipt: "Reçu {{number}}",
    refund: "Remboursement {{number}}",
    file: "compte de ce dossier",
    agency: "compte de l’agence",
  },
};
