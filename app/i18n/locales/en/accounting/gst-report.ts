import type { Texts } from "#app/i18n/texts.ts";

/** The report of the tax that a brand billed, or was paid. */
export const gstReport = {
  title: "GST report",
  about: {
    documents:
      "Invoices and credit notes count on their own day. Figures are those of the issued documents, to the cent.",
    payments:
      "The tax of an invoice counts as it is paid: each payment has the share of the invoices that it settles, on the day of the payment and never before the invoice.",
  },
  shortened: "A report covers a year at most. It shows the last year of the period that was asked for.",
  empty: "Nothing in this period",
  emptyText: "No invoice, credit note or payment of this brand falls into these days. Choose others.",
  period: "{{from}} to {{to}}, in {{currency}}",
  taxNumber: "GST number {{number}}",
  sum: "GST in total",
  months: "By month and tax code",
  entries: { documents: "Documents", payments: "Payments by invoice" },
  show_one: "{{count}} entry",
  show_other: "{{count}} entries",
  showAll: "Show all",
  paper: "{{number}} as PDF",
  filters: { from: "From", to: "Up to", basis: "By", brand: "Brand" },
  bases: { documents: "Date of the documents", payments: "Date of payment" },
  kinds: { billed: "Invoiced", credited: "Taken back" },
  columns: {
    month: "Month",
    date: "Date",
    kind: "Kind",
    code: "Tax code",
    taxable: "Amount excl. GST",
    gst: "GST",
    total: "Amount incl. GST",
    entries: "Made up of",
    number: "Document",
    movedBy: "Because of",
    file: "File",
    name: "Booking name",
    agency: "Agency",
  },
};

export type GstReportTexts = Texts<typeof gstReport>;
