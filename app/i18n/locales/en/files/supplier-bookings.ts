import type { Texts } from "#app/i18n/texts.ts";

/** Confirmed services as their supplier reads them. */
export const supplierBookings = {
  title: "Confirmed Bookings",
  intro: "Your confirmed services from today on, by date.",
  reconfirm: "Reconfirm",
  print: "Print list",
  printedFor: "Arrival list of {{supplier}}",
  empty: "No confirmed bookings ahead",
  emptyText: "A service appears here as soon as you have confirmed it.",
  fields: {
    date: "Date",
    time: "Time",
    party: "Party",
    reference: "Reference",
    service: "Service",
    place: "Place",
    units: "Units",
    pax: "Pax",
    rooms: "Rooms",
    adults: "Adults",
    children: "Children",
    infants: "Infants",
    status: "Status",
    confirmation: "Confirmation",
    voucher: "Voucher",
    comment: "Comment",
    remarks: "Remarks",
  },
  filters: {
    dateFrom: "Date from",
    dateTo: "Date to",
  },
  quantityOf: "{{count}} × {{service}}",
  nights_one: "{{count}} night",
  nights_other: "{{count}} nights",
  occupant: {
    child: "{{name}} (child)",
    infant: "{{name}} (infant)",
  },
  pax: {
    adults_one: "{{count}} adult",
    adults_other: "{{count}} adults",
    children_one: "{{count}} child",
    children_other: "{{count}} children",
    infants_one: "{{count}} infant",
    infants_other: "{{count}} infants",
  },
};

export type SupplierBookingsTexts = Texts<typeof supplierBookings>;
