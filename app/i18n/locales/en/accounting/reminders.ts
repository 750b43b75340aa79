import type { Texts } from "#app/i18n/texts.ts";

/** Reminders of what an agency has to pay. */
export const reminders = {
  title: "Payment reminders",
  text: "An agency is reminded of an invoice that is still open 7 days before it is due, on the day, and 7 and 14 days after, once each. The invoice goes with the mail.",
  stopped: "The booking settings stop all reminders at present, whatever is chosen here.",
  hint: "For all files of {{name}}. Reminders go to {{email}}.",
  readOnly: "Whoever looks after agencies can change this.",
  fields: {
    sends_reminders: "Remind this agency of what it has to pay",
  },
  on: "{{name}} is reminded of open invoices.",
  off: "{{name}} is no longer reminded of open invoices.",
  sent: "Reminders sent for this file",
  empty: "No reminders yet",
  emptyText: "Those that went out for the invoices of this file stand here.",
  columns: {
    number: "Invoice",
    step: "When",
    to: "To",
    at: "Sent",
  },
  today: "On the day it was due",
  before_one: "{{count}} day before it was due",
  before_other: "{{count}} days before it was due",
  after_one: "{{count}} day after it was due",
  after_other: "{{count}} days after it was due",
};

export type RemindersTexts = Texts<typeof reminders>;
