import type { RemindersTexts } from "#app/i18n/locales/en/accounting/reminders.ts";

export const reminders: RemindersTexts = {
  title: "Zahlungserinnerungen",
  text: "Ein Reisebüro wird an eine offene Rechnung 7 Tage vor der Fälligkeit, am Fälligkeitstag sowie 7 und 14 Tage danach erinnert, jeweils einmal. Die Rechnung liegt der E-Mail bei.",
  stopped: "Die Buchungseinstellungen halten derzeit alle Erinnerungen an, was auch immer hier gewählt ist.",
  hint: "Für alle Vorgänge von {{name}}. Erinnerungen gehen an {{email}}.",
  readOnly: "Ändern kann das, wer die Reisebüros betreut.",
  fields: {
    sends_reminders: "Dieses Reisebüro an offene Rechnungen erinnern",
  },
  on: "{{name}} wird an offene Rechnungen erinnert.",
  off: "{{name}} wird nicht mehr an offene Rechnungen erinnert.",
  sent: "Zu diesem Vorgang versandte Erinnerungen",
  empty: "Noch keine Erinnerungen",
  emptyText: "Hier stehen die Erinnerungen, die zu den Rechnungen dieses Vorgangs versandt wurden.",
  columns: {
    number: "Rechnung",
    step: "Wann",
    to: "An",
    at: "Gesendet",
  },
  today: "Am Fälligkeitstag",
  before_one: "{{count}} Tag vor der Fälligkeit",
  before_other: "{{count}} Tage vor der Fälligkeit",
  after_one: "{{count}} Tag nach der Fälligkeit",
  after_other: "{{count}} Tage nach der Fälligkeit",
};
