import type { Texts } from "#app/i18n/texts.ts";

/** Texts of quotes that agencies save and customise. */
export const quotes = {
  overview: "Overview",
  fields: {
    name: "Booking name",
    agentReference: "Your reference",
    remarks: "Remarks for your consultant",
  },
  save: {
    title: "Keep this price as a quote",
    text: "You can swap, remove and add services on the next page. Services without rates for the travel date are not saved to the quote; alternatives can be added there.",
    submit: "Save quote & customise",
    details: "Save",
  },
  saved: {
    whole: "Quote {{reference}} is saved.",
    without_one:
      "Quote {{reference}} is saved. {{count}} service was left without a price: choose an alternative below.",
    without_other:
      "Quote {{reference}} is saved. {{count}} services were left without a price: choose alternatives below.",
  },
  closed: {
    title: "This file can no longer be customised",
    text: "Only a quote that has not been turned into a booking can be changed here. Copy it to begin a new quote, or ask your consultant.",
    accepted:
      "The client accepted this quote, so it stays as it was accepted. Request the booking, or copy the quote to begin another one.",
  },
  red: {
    title_one: "{{count}} service has no price",
    title_other: "{{count}} services have no price",
    text: "What stands in red is not part of the total. Choose an alternative or remove it.",
  },
  rounding: "Including {{amount}} rounding of the prices per person.",
  nothing: "Nothing has a price yet.",
  days: {
    title: "Day by day",
    day: "Day {{day}}",
    overnight: "Overnight in {{place}}",
    empty: "No services on this day yet.",
  },
  line: {
    removed: "Removed",
    noPrice: "No price",
  },
  close: "Close",
  rates: "Download rates",
  tools: {
    swap: "Swap",
    start: "Change time",
    remove: "Remove",
    putBack: "Put back",
    take: "Add to the trip",
    leave: "Take out of the trip",
  },
  swap: {
    title: "Instead of {{name}}",
    substitute: "Part of the package",
    choose: "Choose",
    none: "Nothing else at this place has a price for these dates and this party.",
    search: "Look for another service",
  },
  insert: {
    open: "Insert activity here",
    find: "Find services",
    pending: "Finding services…",
    add: "Add",
    none: "Nothing of this kind is offered at this place. Try another type of service.",
  },
  isOut: {
    title: "Your client has this quote",
    text: "A change of services, travellers’ ages or prices takes the offer back: its link then says that a new version is being prepared. Names and references alone leave it open; your client reads new names in the next version.",
  },
  newPrices: {
    title: "Prices have changed since this quote was saved",
    text: "At the rates of today the same services cost {{amount}}. Any change that you make here takes the prices of today.",
    take: "Take the prices of today",
  },
  done: {
    swap: "The service is swapped.",
    start: "The start time is changed.",
    remove: "The service is removed. You can put it back on its day.",
    restore: "The service is back in the trip.",
    take: "The service is added to the trip.",
    leave: "The service is taken out of the trip.",
    add: "The service is added.",
    reprice: "The prices are those of today.",
    details: "Saved.",
    total: "{{text}} Total: {{amount}}.",
  },
  conflict:
    "Somebody else has changed this quote since you opened it. You see it as it is now: check it and do it again.",
  references: {
    title: "Name and references",
  },
  contact: {
    title: "Client contact details",
    text: "For sending the quote. Only you and your consultant see them.",
    name: "Name",
    email: "E-mail",
    phone: "Phone",
    address: "Address",
    country: "Country",
  },
  travellers: {
    title: "Additional details",
    text: "Full names as in the passport, with the date of birth or the age on the first day. Ages can change prices.",
    one: "Traveller {{number}}",
    room: "Room {{number}}: {{type}}",
    titleField: "Title",
    first: "First names",
    last: "Last name",
    born: "Date of birth",
    age: "Age",
  },
  csv: {
    fileName: "rates",
    date: "Date",
    day: "Day",
    service: "Service",
    supplier: "Supplier",
    until: "Until",
    quantity: "Quantity",
    inTrip: "In the trip",
    price: "Price",
    currency: "Currency",
    yes: "yes",
    no: "no",
  },
  customise: "Customise",
  version: {
    title: "Save a version",
    text: "A version keeps the quote as it stands now. What you send to your client is always a version.",
    label: "Name of the version",
    submit: "Save version",
    send: "Versions and sending",
    saved: "Version {{no}} is saved.",
    without: "Version {{no}} is saved without these services, which have no price: {{names}}",
  },
  create: {
    title: "Create",
    duration: "Duration in days",
    custom: {
      title: "Custom quote",
      text: "Begin with empty days and put in every service yourself.",
      submit: "Create quote",
    },
    quick: {
      title: "Quick quote",
      text: "Begin with a ready-made trip, price it and customise it.",
      any: "Any",
      submit: "Show packages",
    },
  },
  copy: {
    open: "Copy",
    title: "Copy quote",
    date: "New travel date",
    price: "What the copy costs, {{dates}}",
    red: "What stands in red is copied without a price and is not part of the total. Alternatives can be chosen after saving.",
    before: "Total until now",
    now: "Total of the copy",
    was: "was {{amount}}",
    past: "This travel date has passed. Choose a later one.",
  },
};

export type QuoteTexts = Texts<typeof quotes>;
