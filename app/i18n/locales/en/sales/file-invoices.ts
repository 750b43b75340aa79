import type { Texts } from "#app/i18n/texts.ts";

/** The invoices of a client file, as the back office reads them. */
export const fileInvoices = {
  kinds: {
    deposit: "Deposit invoice",
    balance: "Balance invoice",
    full: "Invoice for the full amount",
    cancellation: "Invoice of cancellation fees",
  },
  unnumbered: "No number until it is issued",
  draftNote:
    "A draft follows its booking: it is drawn up again whenever services, travellers or prices change. Agents do not see it.",
  voidNote: "The booking was cancelled, or there was nothing left to pay, before this draft was issued.",
  fields: {
    billTo: "Bill to",
    issued: "Issued",
    due: "Due",
    language: "Language",
    drawnUp: "Drawn up",
    changed: "Changed",
  },
  lines: {
    label: "Lines of the invoice",
    description: "Description",
    qty: "Qty",
    amount: "Amount",
    gst: "GST {{amount}}",
  },
  totals: {
    netEx: "Total excluding GST",
    gst: "GST",
    total: "Total",
  },
  none: {
    title: "No invoices",
    quote:
      "Quotes are not invoiced. The first draft is drawn up once the quote is booked and all services are confirmed.",
    unconfirmed: "The first invoice is drawn up as a draft once all services of the booking are confirmed.",
    confirmed:
      "No draft was drawn up when this booking was confirmed. One follows as soon as the booking changes and there is something to pay.",
    cancelled: "This booking was cancelled before an invoice was drawn up.",
  },
};

export type FileInvoicesTexts = Texts<typeof fileInvoices>;
