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
};

export type LinePriceTexts = Texts<typeof linePrice>;
