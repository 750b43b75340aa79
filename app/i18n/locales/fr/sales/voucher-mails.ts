import type { VoucherMailsTexts } from "#app/i18n/locales/en/sales/voucher-mails.ts";

export const voucherMails: VoucherMailsTexts = {
  open: "Envoyer les bons",
  title: "Envoyer les bons d’échange",
  ready_one: "{{count}} prestation confirmée a un bon d’échange.",
  ready_many: "{{count}} prestations confirmées ont un bon d’échange.",
  ready_other: "{{count}} prestations confirmées ont un bon d’échange.",
  waiting_one: "{{count}} prestation n’est pas confirmée et n’en a pas.",
  waiting_many: "{{count}} prestations ne sont pas confirmées et n’en ont pas.",
  waiting_other: "{{count}} prestations ne sont pas confirmées et n’en ont pas.",
  to: "Destinataire",
  noClient: "Le dossier ne contient pas l’adresse e-mail du client.",
  readers: { agent: "Agence : {{name}}", client: "Client : {{name}}" },
  message: "Message",
  messageHint:
    "Quelques mots de votre part. Les bons d’échange sont joints en PDF, dans la langue du client et en anglais.",
  send: "Envoyer les bons d’échange",
  done: "Les bons d’échange ont été envoyés à {{email}}.",
  sent: "Envoyés à ce jour",
  never: "Les bons d’échange n’ont pas encore été envoyés par e-mail.",
  entry: "{{moment}} à {{to}}, par {{by}}",
  entryAlone: "{{moment}} à {{to}}",
  problems: {
    not_published: "L’itinéraire n’est pas publié, il n’y a donc pas encore de bons d’échange.",
    none: "Aucune prestation n’est confirmée avec un bon d’échange pour l’instant.",
  },
};
