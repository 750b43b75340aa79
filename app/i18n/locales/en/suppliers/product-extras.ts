import type { Texts } from "#app/i18n/texts.ts";

/** What can or must be taken with a product. */
export const productExtras = {
  tab: "Extras",
  ended: "Ended",
  ofSupplier: {
    search: "Extra or product",
    yes: "Yes",
    no: "No",
    empty: "No extras yet",
    emptyText:
      "Extras such as breakfast or a child seat are added on the page of the product that they are taken with.",
  },
  intro:
    "What can or must be taken with this product, in the order in which it is offered. Prices include tax. What is quoted or booked already keeps its price.",
  empty: "Nothing can be taken with this product yet.",
  add: "Add extra",
  row: "Extra {{number}}",
  saved: "The extras of {{name}} are saved.",
  readOnly: "You can look at the extras, but not change them.",
  history: "History of the extras",
  fields: {
    extras: "Extras",
    code: "Code",
    name: "Name",
    basis: "Counted by",
    cap_units: "At most",
    compulsory: "Always taken",
    commissionable: "Commission is paid on it",
    price_on_request: "Price on request",
    active: "Sold",
    markup_bps: "Mark-up",
    adult_cost_cents: "Cost, adult",
    adult_sell_cents: "Sell, adult",
    child_cost_cents: "Cost, child",
    child_sell_cents: "Sell, child",
    infant_cost_cents: "Cost, infant",
    infant_sell_cents: "Sell, infant",
    each_cost_cents: "Cost, each",
    each_sell_cents: "Sell, each",
  },
  hints: {
    code: "Small letters and digits, such as breakfast. It stays once it is saved.",
    cap_units: "Nights or days that are charged",
    markup_bps: "Where no sell price is stated; without both it is passed on at cost",
  },
  forPeople: "Prices for people",
  forOthers: "Price for each room or vehicle",
  bases: {
    person_night: "Person and night",
    person_stay: "Person and stay",
    room_night: "Room and night",
    room_stay: "Room and stay",
    unit_day: "Unit and day",
    unit_hire: "Unit and hire",
  },
};

export type ProductExtrasTexts = Texts<typeof productExtras>;
