import type { InvoiceListTexts } from "#app/i18n/locales/en/accounting/invoice-list.ts";

export const invoiceList: InvoiceListTexts = {
  title: "Factures",
  empty: "Aucune facture ici",
  emptyText: "Les factures de toutes les réservations apparaissent ici dès leur émission.",
  parts: { open: "À payer", overdue: "En retard", paid: "Payées", all: "Toutes" },
  filters: {
    part: "Quelles factures",
    q: "Numéro, réservation, agence",
    from: "Émise à partir du",
    to: "Émise jusqu’au",
  },
  fields: {
    number: "Numéro",
    kind: "Type",
    agency: "Agence",
    file: "Réservation",
    name: "Nom de la réservation",
    issued: "Émise",
    due: "Échéance",
    total: "Total",
    open: "Reste à payer",
    currency: "Devise",
    status: "Statut",
  },
  kinds: {
    deposit: "Acompte",
    balance: "Solde",
    full: "Montant total",
    cancellation: "Frais d’annulation",
  },
};
