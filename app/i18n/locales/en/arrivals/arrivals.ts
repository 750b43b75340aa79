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
};

export type ArrivalsTexts = Texts<typeof arrivals>;
