import type { ArrivalsTexts } from "#app/i18n/locales/en/arrivals/arrivals.ts";

export const arrivals: ArrivalsTexts = {
  nav: {
    label: "Días mostrados",
    before: "Volver a {{days}}",
    after: "Seguir a {{days}}",
    today: "Desde hoy",
    from: "Desde",
    length: "Periodo",
    days_one: "{{count}} día",
    days_many: "{{count}} de días",
    days_other: "{{count}} días",
    show: "Mostrar",
    instead: "Se muestran los días a partir de hoy.",
  },
  print: "Imprimir",
  empty: "No hay llegadas ({{days}})",
  emptyText:
    "Aquí figuran los servicios confirmados que empiezan en estos días y los huéspedes que se alojan en ellos.",
  more: "Hay más servicios de los que caben en una lista; faltan los últimos. Elija menos días.",
  nobody: "Sin llegadas",
  leaving: "Salidas",
  staying: "Alojados",
  heading: "{{title}}: {{guests}}",
  sums: {
    arrivals_one: "{{count}} llegada",
    arrivals_many: "{{count}} de llegadas",
    arrivals_other: "{{count}} llegadas",
    guests_one: "{{count}} huésped",
    guests_many: "{{count}} de huéspedes",
    guests_other: "{{count}} huéspedes",
    rooms_one: "{{count}} habitación",
    rooms_many: "{{count}} de habitaciones",
    rooms_other: "{{count}} habitaciones",
  },
  fields: {
    part: "Movimiento",
    nights: "Noches",
    extras: "Extras",
  },
  parts: {
    arriving: "Llegada",
    leaving: "Salida",
    staying: "Alojado",
  },
};
