import type { SupplierBookingsTexts } from "#app/i18n/locales/en/supplier-bookings.ts";

export const supplierBookings: SupplierBookingsTexts = {
  title: "Reservas confirmadas",
  intro: "Sus servicios confirmados a partir de hoy, por fecha.",
  print: "Imprimir lista",
  printedFor: "Lista de llegadas de {{supplier}}",
  empty: "No hay reservas confirmadas",
  emptyText: "Un servicio aparece aquí en cuanto usted lo confirma.",
  fields: {
    date: "Fecha",
    party: "Grupo",
    reference: "Referencia",
    service: "Servicio",
    place: "Lugar",
    units: "Unidades",
    pax: "Pax",
    status: "Estado",
    confirmation: "Confirmación",
    remarks: "Observaciones",
  },
  filters: {
    dateFrom: "Fecha desde",
    dateTo: "Fecha hasta",
  },
  quantityOf: "{{count}} × {{service}}",
  pax: {
    adults_one: "{{count}} adulto",
    adults_many: "{{count}} de adultos",
    adults_other: "{{count}} adultos",
    children_one: "{{count}} niño",
    children_many: "{{count}} de niños",
    children_other: "{{count}} niños",
    infants_one: "{{count}} bebé",
    infants_many: "{{count}} de bebés",
    infants_other: "{{count}} bebés",
  },
};
