import type { RemindersTexts } from "#app/i18n/locales/en/accounting/reminders.ts";

export const reminders: RemindersTexts = {
  title: "Rappels de paiement",
  text: "L’agence reçoit un rappel pour une facture encore ouverte 7 jours avant l’échéance, le jour même, puis 7 et 14 jours après, une fois chacun. La facture est jointe au mail.",
  stopped:
    "Les réglages des réservations suspendent actuellement tous les rappels, quel que soit le choix fait ici.",
  hint: "Pour tous les dossiers de {{name}}. Les rappels sont envoyés à {{email}}.",
  readOnly: "Ce choix revient à qui suit les agences.",
  fields: {
    sends_reminders: "Rappeler à cette agence ce qu’elle doit payer",
  },
  on: "{{name}} reçoit des rappels pour ses factures ouvertes.",
  off: "{{name}} ne reçoit plus de rappels pour ses factures ouvertes.",
  sent: "Rappels envoyés pour ce dossier",
  empty: "Pas encore de rappel",
  emptyText: "Ceux qui ont été envoyés pour les factures de ce dossier figurent ici.",
  columns: {
    number: "Facture",
    step: "Quand",
    to: "À",
    at: "Envoyé",
  },
  today: "Le jour de l’échéance",
  before_one: "{{count}} jour avant l’échéance",
  before_many: "{{count}} jours avant l’échéance",
  before_other: "{{count}} jours avant l’échéance",
  after_one: "{{count}} jour après l’échéance",
  after_many: "{{count}} jours après l’échéance",
  after_other: "{{count}} jours après l’échéance",
};
