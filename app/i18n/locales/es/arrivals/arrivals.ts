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
  calendar: {
    name: "Reservas de {{supplier}}",
    event: "{{who}}, {{guests}}: {{service}}",
    confirmation: "Confirmación: {{number}}",
  },
  subscribe: {
    title: "Suscribirse en su calendario",
    intro:
      "Con esta dirección su calendario lee los servicios confirmados, desde dos semanas atrás hasta tres meses adelante, y vuelve a consultar cada pocas horas. Muestra un apellido y cuántos vienen, sin más nombres ni precios. La dirección es suya: quien la tiene lee estos servicios sin iniciar sesión, y deja de valer cuando se suspende su cuenta.",
    unshown:
      "La dirección sigue valiendo donde está en uso, pero ya no se puede mostrar. Cree una nueva para usarla en otro lugar.",
    add: "Añadir al calendario",
    copy: "Copiar dirección",
    copied: "Copiado",
    make: "Crear una dirección",
    renew: "Crear una dirección nueva",
    renewAsk: "¿Crear una dirección nueva?",
    renewText:
      "La dirección anterior dejará de abrir nada. Habrá que configurar de nuevo los calendarios que la usan.",
    renewNow: "Crear",
    close: "Desactivar",
    closeAsk: "¿Desactivar el calendario?",
    closeText:
      "Los calendarios que usan la dirección dejarán de recibir sus servicios hasta que cree una nueva.",
    keep: "Conservar la dirección",
    renewed: "Su calendario tiene una dirección nueva.",
    closed: "El calendario está desactivado.",
  },
};
