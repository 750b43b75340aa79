import type { Texts } from "#app/i18n/texts.ts";

/** How the price of a service comes about. */
export const linePrice = {
  menu: "How the price comes about",
  title: "Price of {{service}}",
  none: "This service has no price.",
  current: "Counts now",
  waiting: "Counts once the supplier agrees",
  past: "Before",
  version: "Version {{no}}, {{when}}",
  cost: "Cost",
  costGst: "of this tax",
  markup: "Mark-up",
  sell: "Sell",
  commission: "Commission",
  net: "Net",
  gst: "of this tax",
  yield: "Yield",
  margin: "Margin",
  markupOf: "Of the cost",
  date: "Date",
  free: "Free",
  byHand: "Set by hand:",
  byHandOf: "Set by hand by {{name}}:",
  done: {
    set: "The price was set.",
    rates: "The price is that of the rates again.",
    estimate: "The price is estimated by the last rates.",
  },
  form: {
    title: "Set the price by hand",
    text: "It stays until the rates are taken again. What the file comes to, what is owed and the draft of the invoice follow it.",
    costHint: "What the supplier charges, tax included.",
    costKept: "The cost is what was told to the supplier. It changes with the booking, by an amendment.",
    share: "What clients pay, tax included. {{share}} of it is the agency’s commission.",
    net: "What the agency pays, tax included.",
    reason: "Reason",
    reasonHint: "Stands beside the price and in the history.",
    belowCost: "It is meant to sell below cost",
    submit: "Set the price",
  },
  rates: {
    act: "Take the price of the rates",
    ask: "Take the price of the rates again?",
    text: "The price that was set by hand or agreed counts no more. The service is priced by the rates of today.",
    keep: "Leave it as it is",
  },
  estimate: {
    act: "Estimate by the last rates",
    text: "By those of the last day of the same weekday before, {{uplift}} more. It counts as an estimate, for clients too, until rates for these days come; nothing is booked at once by it.",
    shown: "Estimated by the last rates before these days. It goes when rates for them come.",
  },
  obstacles: {
    not_sold: "This service is not sold, so it has no price to set.",
    cancelled: "This service is cancelled. Its price stays as it was.",
    waiting:
      "The supplier is being asked about a change of this service. Its price can be set once that is answered.",
    closed: "This file takes no other prices: it is closed, or its offer was accepted.",
    locked:
      "This price was agreed with the supplier and is locked. Setting it takes the permission services.unlock-price.",
    permission: "Setting a price by hand takes the permission services.override-price.",
  },
};

export type LinePriceTexts = Texts<typeof linePrice>;
