import type { SupplierBookingsTexts } from "#app/i18n/locales/en/supplier-bookings.ts";

export const supplierBookings: SupplierBookingsTexts = {
  title: "Réservations confirmées",
  intro: "Vos prestations confirmées à partir d’aujourd’hui, par date.",
  print: "Imprimer la liste",
  printedFor: "Liste des arrivées de {{supplier}}",
  empty: "Aucune réservation confirmée",
  emptyText: "Une prestation apparaît ici dès que vous l’avez confirmée.",
  fields: {
    date: "Date",
    party: "Groupe",
    reference: "Référence",
    service: "Prestation",
    place: "Lieu",
    units: "Unités",
    pax: "Pax",
    status: "Statut",
    confirmation: "Confirmation",
    remarks: "Remarques",
  },
  filters: {
    dateFrom: "Date du",
    dateTo: "Date au",
  },
  quantityOf: "{{count}} × {{service}}",
  pax: {
    adults_one: "{{count}} adulte",
    adults_many: "{{count}} d’adultes",
    adults_other: "{{count}} adultes",
    children_one: "{{count}} enfant",
    children_many: "{{count}} d’enfants",
    children_other: "{{count}} enfants",
    infants_one: "{{count}} bébé",
    infants_many: "{{count}} de bébés",
    infants_other: "{{count}} bébés",
  },
};
