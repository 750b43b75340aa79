import type { SupplierBookingsTexts } from "#app/i18n/locales/en/supplier-bookings.ts";

export const supplierBookings: SupplierBookingsTexts = {
  title: "Prenotazioni confermate",
  intro: "I Suoi servizi confermati da oggi in poi, per data.",
  print: "Stampa elenco",
  printedFor: "Elenco arrivi di {{supplier}}",
  empty: "Nessuna prenotazione confermata",
  emptyText: "Un servizio appare qui appena Lei lo conferma.",
  fields: {
    date: "Data",
    party: "Gruppo",
    reference: "Riferimento",
    service: "Servizio",
    place: "Luogo",
    units: "Unità",
    pax: "Pax",
    status: "Stato",
    confirmation: "Conferma",
    remarks: "Note",
  },
  filters: {
    dateFrom: "Data dal",
    dateTo: "Data al",
  },
  quantityOf: "{{count}} × {{service}}",
  pax: {
    adults_one: "{{count}} adulto",
    adults_many: "{{count}} di adulti",
    adults_other: "{{count}} adulti",
    children_one: "{{count}} bambino",
    children_many: "{{count}} di bambini",
    children_other: "{{count}} bambini",
    infants_one: "{{count}} neonato",
    infants_many: "{{count}} di neonati",
    infants_other: "{{count}} neonati",
  },
};
