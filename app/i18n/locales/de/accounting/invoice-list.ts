import type { InvoiceListTexts } from "#app/i18n/locales/en/accounting/invoice-list.ts";

export const invoiceList: InvoiceListTexts = {
  title: "Rechnungen",
  empty: "Hier gibt es keine Rechnungen",
  emptyText: "Rechnungen aller Buchungen stehen hier, sobald sie ausgestellt sind.",
  parts: { open: "Offen", overdue: "Überfällig", paid: "Bezahlt", all: "Alle" },
  filters: {
    part: "Welche Rechnungen",
    q: "Nummer, Buchung, Reisebüro",
    from: "Ausgestellt ab",
    to: "Ausgestellt bis",
  },
  fields: {
    number: "Nummer",
    kind: "Art",
    agency: "Reisebüro",
    file: "Buchung",
    name: "Name der Buchung",
    issued: "Ausgestellt",
    due: "Fällig",
    total: "Gesamtbetrag",
    open: "Offen",
    currency: "Währung",
    status: "Status",
  },
  kinds: {
    deposit: "Anzahlung",
    balance: "Restzahlung",
    full: "Gesamtbetrag",
    cancellation: "Stornokosten",
  },
};
