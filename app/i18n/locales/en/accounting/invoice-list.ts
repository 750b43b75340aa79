import type { Texts } from "#app/i18n/texts.ts";

/** The list of invoices over all files. */
export const invoiceList = {
  title: "Invoices",
  empty: "No invoices here",
  emptyText: "Invoices of all bookings stand here as soon as they are issued.",
  parts: { open: "Open", overdue: "Overdue", paid: "Paid", all: "All" },
  filters: { part: "Which invoices", q: "Number, booking, agency", from: "Issued from", to: "Issued up to" },
  fields: {
    number: "Number",
    kind: "Kind",
    agency: "Agency",
    file: "Booking",
    name: "Booking name",
    issued: "Issued",
    due: "Due",
    total: "Total",
    open: "Open",
    currency: "Currency",
    status: "Status",
  },
  kinds: {
    deposit: "Deposit",
    balance: "Balance",
    full: "Full amount",
    cancellation: "Cancellation fees",
  },
};

export type InvoiceListTexts = Texts<typeof invoiceList>;
