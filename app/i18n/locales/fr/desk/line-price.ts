import type { LinePriceTexts } from "#app/i18n/locales/en/desk/line-price.ts";

export const linePrice: LinePriceTexts = {
  menu: "Comment se forme le prix",
  title: "Prix : {{service}}",
  none: "Cette prestation n’a pas de prix.",
  current: "Vaut maintenant",
  waiting: "Vaudra quand le prestataire aura accepté",
  past: "Avant",
  version: "Version {{no}}, {{when}}",
  cost: "Achat",
  costGst: "dont taxe",
  markup: "Majoration",
  sell: "Vente",
  commission: "Commission",
  net: "Net",
  gst: "dont taxe",
  yield: "Marge",
  margin: "Taux de marge",
  markupOf: "Sur l’achat",
  date: "Date",
  free: "Gratuit",
};
