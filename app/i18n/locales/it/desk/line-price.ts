import type { LinePriceTexts } from "#app/i18n/locales/en/desk/line-price.ts";

export const linePrice: LinePriceTexts = {
  menu: "Come si forma il prezzo",
  title: "Prezzo di {{service}}",
  none: "Questo servizio non ha prezzo.",
  current: "Vale ora",
  waiting: "Vale quando il fornitore accetta",
  past: "Prima",
  version: "Versione {{no}}, {{when}}",
  cost: "Costo",
  costGst: "di cui imposta",
  markup: "Ricarico",
  sell: "Vendita",
  commission: "Commissione",
  net: "Netto",
  gst: "di cui imposta",
  yield: "Margine",
  margin: "Margine percentuale",
  markupOf: "Sul costo",
  date: "Data",
  free: "Gratis",
};
