import type { Texts } from "#app/i18n/texts.ts";

/** Texts of quotes that agencies save and customise. */
export const quotes = {
  overview: "Overview",
  fields: {
    name: "Booking name",
    agentReference: "Your reference",
  },
  save: {
    title: "Keep this price as a quote",
    text: "You can swap, remove and add services on the next page. Services without rates for the travel date are not saved with a price; alternatives can be added there.",
    submit: "Save quote & customise",
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
};

export type QuoteTexts = Texts<typeof quotes>;
