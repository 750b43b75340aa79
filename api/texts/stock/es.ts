import type { StockTexts } from "#api/texts/stock-texts.ts";

export const es: StockTexts = {
  newNeedsMax: "Ahí todavía no hay cupo; indique cuánto: {{days}}.",
  belowTaken: "Ya hay más vendido o bloqueado: {{days}}.",
  drawn: "Ya se ha reservado de estos días: {{days}}. Ponga el máximo en 0.",
  stopped: "Hay un cierre de ventas: {{days}}. Abra primero estos días.",
  freesale: "Para estos días se acordó venta libre: {{days}}. Pida a nuestra oficina que los cambie.",
  past: "Elija hoy o un día posterior.",
  tooLong: "Elija {{max}} días como máximo.",
  noDay: "Ninguno de los días cae en estos días de la semana.",
  tooManyDays: "Son demasiados días para un solo cambio. Elija menos productos o días: {{max}} como máximo.",
  unknownProduct: "Uno de los productos ya no existe. Elija de nuevo.",
  unknownAgency: "Esta agencia ya no existe. Elija de nuevo.",
  nothingSaid: "Indique al menos una cosa que deba cambiar.",
  nothing: "No hay nada que cambiar: todos los días ya están así.",
  stale:
    "Otra persona ha cambiado estos días desde que usted los miró. Esto es lo que haría su cambio ahora.",
  tooOften: "Demasiados cambios en poco tiempo. Vuelva a intentarlo en {{wait}}.",
  moreDays: "{{days}} y {{more}} más",
};
