import type { LinePriceTexts } from "#app/i18n/locales/en/desk/line-price.ts";

export const linePrice: LinePriceTexts = {
  menu: "Cómo se forma el precio",
  title: "Precio de {{service}}",
  none: "Este servicio no tiene precio.",
  current: "Vale ahora",
  waiting: "Vale cuando el proveedor acepte",
  past: "Antes",
  version: "Versión {{no}}, {{when}}",
  cost: "Coste",
  costGst: "de ello, impuesto",
  markup: "Recargo",
  sell: "PVP",
  commission: "Comisión",
  net: "Neto",
  gst: "de ello, impuesto",
  yield: "Margen",
  margin: "Margen porcentual",
  markupOf: "Sobre el coste",
  date: "Fecha",
  free: "Gratis",
};
