import type { InvoiceListTexts } from "#app/i18n/locales/en/accounting/invoice-list.ts";

export const invoiceList: InvoiceListTexts = {
  title: "Fatture",
  empty: "Qui non ci sono fatture",
  emptyText: "Le fatture di tutte le prenotazioni compaiono qui appena vengono emesse.",
  parts: { open: "Aperte", overdue: "Scadute", paid: "Pagate", all: "Tutte" },
  filters: {
    part: "Quali fatture",
    q: "Numero, prenotazione, agenzia",
    from: "Emessa dal",
    to: "Emessa fino al",
  },
  fields: {
    number: "Numero",
    kind: "Tipo",
    agency: "Agenzia",
    file: "Prenotazione",
    name: "Nome della prenotazione",
    issued: "Emessa",
    due: "Scadenza",
    total: "Totale",
    open: "Da pagare",
    currency: "Valuta",
    status: "Stato",
  },
  kinds: {
    deposit: "Acconto",
    balance: "Saldo",
    full: "Importo totale",
    cancellation: "Penali di annullamento",
  },
};
