import type { LinePriceTexts } from "#app/i18n/locales/en/desk/line-price.ts";

export const linePrice: LinePriceTexts = {
  menu: "Wie der Preis entsteht",
  title: "Preis: {{service}}",
  none: "Diese Leistung hat keinen Preis.",
  current: "Gilt jetzt",
  waiting: "Gilt, sobald der Leistungsträger zustimmt",
  past: "Früher",
  version: "Version {{no}}, {{when}}",
  cost: "Einkauf",
  costGst: "darin Steuer",
  markup: "Aufschlag",
  sell: "Verkauf",
  commission: "Provision",
  net: "Netto",
  gst: "darin Steuer",
  yield: "Deckungsbeitrag",
  margin: "Marge",
  markupOf: "Vom Einkauf",
  date: "Datum",
  free: "Frei",
};
