import type { RemindersTexts } from "#app/i18n/locales/en/accounting/reminders.ts";

export const reminders: RemindersTexts = {
  title: "Promemoria di pagamento",
  text: "All’agenzia viene ricordata una fattura ancora aperta 7 giorni prima della scadenza, il giorno stesso e 7 e 14 giorni dopo, una volta ciascuno. La fattura è allegata all’e-mail.",
  stopped:
    "Al momento le impostazioni delle prenotazioni fermano tutti i promemoria, qualunque sia la scelta qui.",
  hint: "Per tutte le pratiche di {{name}}. I promemoria vanno a {{email}}.",
  readOnly: "Può modificarlo chi segue le agenzie.",
  fields: {
    sends_reminders: "Ricordare a questa agenzia quanto deve pagare",
  },
  on: "{{name}} riceve promemoria per le fatture aperte.",
  off: "{{name}} non riceve più promemoria per le fatture aperte.",
  sent: "Promemoria inviati per questa pratica",
  empty: "Ancora nessun promemoria",
  emptyText: "Qui compaiono quelli inviati per le fatture di questa pratica.",
  columns: {
    number: "Fattura",
    step: "Quando",
    to: "A",
    at: "Inviato",
  },
  today: "Il giorno della scadenza",
  before_one: "{{count}} giorno prima della scadenza",
  before_many: "{{count}} giorni prima della scadenza",
  before_other: "{{count}} giorni prima della scadenza",
  after_one: "{{count}} giorno dopo la scadenza",
  after_many: "{{count}} giorni dopo la scadenza",
  after_other: "{{count}} giorni dopo la scadenza",
};
