import type { Texts } from "#app/i18n/texts.ts";

/** What a check of availability found. */
export const availability = {
  check: "Check availability",
  checking: "Checking availability…",
  checkedAt: "checked at {{time}}",
  hint: "A check holds nothing. Its answer is good for ten minutes.",
  reasons: {
    stock: "From our allotment",
    freesale: "Free sale",
    seats: "Seats on the tour are free",
    no_stock: "Our allotment is sold out on {{day}}",
    stop_sell: "No instant sale on {{day}}",
    released: "Our allotment for {{day}} has gone back to the supplier",
    supplier: "The supplier has to confirm",
    no_seats: "The tour has no seats for the party",
    price_open: "The consultant confirms the price",
  },
  summary: {
    available_one: "{{count}} of {{total}} services is available at once",
    available_other: "{{count}} of {{total}} services are available at once",
    onRequest_one: "{{count}} goes on request",
    onRequest_other: "{{count}} go on request",
    none: "No service is available at once",
    both: "{{available}}; {{onRequest}}.",
    plain: "{{text}}.",
    nothing: "There is nothing to check yet: no service of the trip has a price.",
    unchecked_one: "{{count}} service is not checked as it stands.",
    unchecked_other: "{{count}} services are not checked as they stand.",
  },
};

export type AvailabilityTexts = Texts<typeof availability>;
