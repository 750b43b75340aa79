import type { Texts } from "#app/i18n/texts.ts";

/** The arrival list of a supplier. */
export const arrivals = {
  nav: {
    label: "Days shown",
    before: "Back to {{days}}",
    after: "On to {{days}}",
    today: "From today",
    from: "From",
    length: "How long",
    days_one: "{{count}} day",
    days_other: "{{count}} days",
    show: "Show",
    instead: "The days from today on are shown.",
  },
  print: "Print",
  empty: "No arrivals on {{days}}",
  emptyText: "Confirmed services that begin on these days appear here, and guests who stay over them.",
  more: "There are more services than one list holds; the latest are left out. Choose fewer days.",
  nobody: "No arrivals",
  leaving: "Departures",
  staying: "In house",
  heading: "{{title}}: {{guests}}",
  sums: {
    arrivals_one: "{{count}} arrival",
    arrivals_other: "{{count}} arrivals",
    guests_one: "{{count}} guest",
    guests_other: "{{count}} guests",
    rooms_one: "{{count}} room",
    rooms_other: "{{count}} rooms",
  },
  fields: {
    part: "Movement",
    nights: "Nights",
    extras: "Extras",
  },
  parts: {
    arriving: "Arrival",
    leaving: "Departure",
    staying: "In house",
  },
  calendar: {
    name: "Bookings of {{supplier}}",
    event: "{{who}}, {{guests}}: {{service}}",
    confirmation: "Confirmation: {{number}}",
  },
  subscribe: {
    title: "Subscribe in your calendar",
    intro:
      "Your calendar reads confirmed services by this address, from two weeks back to three months ahead, and asks again every few hours. It shows one surname and how many come, no other names and no prices. The address is yours: whoever has it reads these services without signing in, and it ends when your account is suspended.",
    unshown:
      "The address goes on working where it is used, and cannot be shown again. Make a new one to use it elsewhere.",
    add: "Add to calendar",
    copy: "Copy address",
    copied: "Copied",
    make: "Make an address",
    renew: "Make a new address",
    renewAsk: "Make a new address?",
    renewText:
      "The address of before opens nothing from then on. Calendars that use it have to be set up again.",
    renewNow: "Make it",
    close: "Switch off",
    closeAsk: "Switch the calendar off?",
    closeText: "Calendars that use the address no longer get your services until you make a new one.",
    keep: "Keep the address",
    renewed: "Your calendar has a new address.",
    closed: "The calendar is switched off.",
  },
};

export type ArrivalsTexts = Texts<typeof arrivals>;
