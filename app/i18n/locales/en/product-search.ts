import type { Texts } from "#app/i18n/texts.ts";

/** Texts of the search for services and their prices. */
export const productSearch = {
  intro:
    "Find any service and see what it costs your agency, whether it is available at once, and what would help where it has no price.",
  fields: {
    place: "Place",
    service: "Type of service",
    date: "Date",
    nights: "Nights",
    until: "Until",
    start: "Start time",
    end: "End time",
    class: "Class",
    q: "Name or supplier",
    rooms: "Rooms and travellers",
    roomType: "Room type",
    adults: "Adults",
    ages: "Ages of children",
  },
  agesHint: "For example 8, 11. Leave it empty without children.",
  anyClass: "Any class",
  room: "Room {{number}}",
  addRoom: "Add room",
  submit: "Get price",
  pending: "Fetching price…",
  edited: "The rooms have changed. Get the price to see what they cost.",
  first: {
    title: "No search yet",
    text: "Choose a place, a date and who travels. Prices follow your agency’s terms.",
  },
  none: {
    title: "Nothing found at this place",
    text: "Try another type of service, another place, or leave out class and name.",
  },
  results: {
    title: "{{place}}, {{dates}}",
    priced_one: "{{count}} with a price",
    priced_other: "{{count}} with a price",
    refused_one: "{{count}} without a price",
    refused_other: "{{count}} without a price",
    back: "Show everything at this place",
  },
  classes: {
    budget: "Budget",
    standard: "Standard",
    superior: "Superior",
    deluxe: "Deluxe",
    luxury: "Luxury",
  },
  facts: {
    hours: "{{count}} h",
    minutes: "{{count}} min",
    starts: "Starts at {{times}}",
    included: "Included",
    excluded: "Not included",
    nights_one: "{{count}} night",
    nights_other: "{{count}} nights",
  },
  code: {
    copy: "Copy code",
    copied: "Copied",
  },
  availability: {
    instant: "Instant",
    request: "On request",
  },
  why: {
    freesale: "Free sale: confirmed at once.",
    stock: "Confirmed at once from our allotment.",
    no_stock: "Our allotment is used up; we ask the supplier.",
    stop_sell: "The supplier has stopped sales on these dates; we ask whether there is still something.",
    released: "The allotment has been released; we ask the supplier.",
    estimate: "The price is an estimate.",
    supplier: "We ask the supplier.",
  },
  price: {
    sell: "Selling price",
    commission: "Commission",
    net: "Net",
    gst: "GST included",
    client: "Price for your client",
    markup: "Your mark-up",
    per: "{{amount}} per person",
    onRequest: "on request",
    free: "free",
    total: "Total",
  },
  breakdown: {
    title: "Breakdown",
    dates: "By date",
    rooms: "By room",
    people: "Per person",
    more: "Can be added",
    count: "{{count}} ×",
    people_adult: "Adult",
    people_child: "Child, {{age}}",
    people_infant: "Infant, {{age}}",
    rounded: "As a quote states them, rounded up.",
  },
  refused: "No price",
  remedy: "Try this",
  alternatives: {
    show: "Show alternatives",
    title: "Alternatives at this place on these dates",
    none: "Nothing else of this kind at this place has a price for these dates.",
  },
  notes: {
    title: "About these prices",
    estimate:
      "Prices are estimated and subject to change. Final pricing is subject to full confirmation from your consultant.",
    availability:
      "Quotes are subject to availability at the time of booking, and the provider may use alternate suppliers.",
    extra: "The cost of this extra is confirmed by your consultant: {{names}}.",
  },
};

export type ProductSearchTexts = Texts<typeof productSearch>;
