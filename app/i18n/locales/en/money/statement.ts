import type { Texts } from "#app/i18n/texts.ts";

/** The account of an agency over its files. */
export const statement = {
  title: "Statement",
  intro: "Everything that was invoiced and paid over your files, in the order of the days.",
  empty: "Nothing on the account yet",
  emptyText: "Invoices, credit notes and payments stand here as soon as there are some.",
  until: "In {{currency}}, up to {{to}}",
  period: "In {{currency}}, from {{from}} to {{to}}",
  ownOnly: "Only the files that you look after yourself are counted.",
  pdf: "Statement as PDF",
  download: "Download {{name}} as PDF",
  tooLong: "A PDF holds {{count}} entries at most. Choose a shorter period.",
  ofAgency: "Account of {{name}}",
  ofAgencyText: "All files of the agency with this brand.",
  ofFile: "This file as PDF",
  send: { file: "Send the account of this file", agency: "Send the account of the agency" },
  reminders: "Payment reminders",
  filters: { from: "From", to: "Up to", brand: "Brand" },
  columns: {
    file: "File",
    name: "Booking name",
    agencyReference: "Your reference",
    date: "Date",
    type: "Entry",
    number: "Document",
    method: "Way of payment",
    reference: "Reference",
    value: "Value",
    balance: "Balance",
  },
  sums: {
    opening: "Balance brought forward",
    invoiced: "Invoiced",
    credits: "Credits",
    received: "Received",
    written_off: "Written off",
    closing: "Balance to pay",
    inCredit: "Balance in your favour",
  },
};

export type StatementTexts = Texts<typeof statement>;
