import type { SupplierBookingsTexts } from "#app/i18n/locales/en/supplier-bookings.ts";

export const supplierBookings: SupplierBookingsTexts = {
  title: "Bestätigte Buchungen",
  intro: "Ihre bestätigten Leistungen ab heute, nach Datum.",
  print: "Liste drucken",
  printedFor: "Anreiseliste {{supplier}}",
  empty: "Keine bestätigten Buchungen",
  emptyText: "Eine Leistung erscheint hier, sobald Sie sie bestätigt haben.",
  fields: {
    date: "Datum",
    party: "Reisegruppe",
    reference: "Vorgangsnummer",
    service: "Leistung",
    place: "Ort",
    units: "Einheiten",
    pax: "Pax",
    status: "Status",
    confirmation: "Bestätigung",
    remarks: "Bemerkungen",
  },
  filters: {
    dateFrom: "Datum ab",
    dateTo: "Datum bis",
  },
  quantityOf: "{{count}} × {{service}}",
  pax: {
    adults_one: "{{count}} Erwachsener",
    adults_other: "{{count}} Erwachsene",
    children_one: "{{count}} Kind",
    children_other: "{{count}} Kinder",
    infants_one: "{{count}} Kleinkind",
    infants_other: "{{count}} Kleinkinder",
  },
};
