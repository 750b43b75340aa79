import type { QuoteTexts } from "#app/i18n/locales/en/quotes.ts";

export const quotes: QuoteTexts = {
  overview: "Resumen",
  fields: {
    name: "Nombre de la reserva",
    agentReference: "Su referencia",
  },
  save: {
    title: "Guardar este precio como cotización",
    text: "En la página siguiente puede cambiar, quitar y añadir servicios. Los servicios sin tarifa para la fecha del viaje se guardan sin precio; allí puede elegir alternativas.",
    submit: "Guardar y personalizar",
  },
  saved: {
    whole: "La cotización {{reference}} está guardada.",
    without_one:
      "La cotización {{reference}} está guardada. {{count}} servicio quedó sin precio: elija abajo una alternativa.",
    without_other:
      "La cotización {{reference}} está guardada. {{count}} servicios quedaron sin precio: elija abajo alternativas.",
  },
  closed: {
    title: "Este expediente ya no se puede personalizar",
    text: "Aquí solo se puede modificar una cotización que aún no es una reserva. Cópiela para empezar otra o consulte a su asesor.",
  },
  red: {
    title_one: "{{count}} servicio no tiene precio",
    title_other: "{{count}} servicios no tienen precio",
    text: "Lo que aparece en rojo no forma parte del total. Elija una alternativa o quítelo.",
  },
  rounding: "Incluye {{amount}} de redondeo de los precios por persona.",
  nothing: "Todavía nada tiene precio.",
  days: {
    title: "Día a día",
    day: "Día {{day}}",
    overnight: "Noche en {{place}}",
    empty: "Todavía no hay servicios este día.",
  },
  line: {
    removed: "Quitado",
    noPrice: "Sin precio",
  },
};
