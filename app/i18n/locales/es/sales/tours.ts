import type { TourTexts } from "#app/i18n/locales/en/sales/tours.ts";

/** Textos de los circuitos regulares y de sus salidas. */
export const tours: TourTexts = {
  title: "Salidas de circuitos",
  moveTitle: "Otra salida",
  intro_one: "Para {{count}} viajero. Los circuitos pueden empezar entre el {{from}} y el {{to}}.",
  intro_many: "Para {{count}} de viajeros. Los circuitos pueden empezar entre el {{from}} y el {{to}}.",
  intro_other: "Para {{count}} viajeros. Los circuitos pueden empezar entre el {{from}} y el {{to}}.",
  holdNote: "Las plazas se retienen cuando usted solicita la reserva, no antes.",
  moving: "En lugar de {{name}}, {{dates}}.",
  back: "Volver al presupuesto",
  filters: { month: "Mes", tour: "Circuito" },
  days_one: "{{count}} día",
  days_many: "{{count}} de días",
  days_other: "{{count}} días",
  route: "De {{start}} a {{end}}",
  guide: "Guía en {{language}}",
  runs: "Salida garantizada",
  seats: {
    none: "No quedan plazas",
    left_one: "Queda {{count}} plaza",
    left_many: "Quedan {{count}} de plazas",
    left_other: "Quedan {{count}} plazas",
  },
  closeOn: "Reservable hasta el {{date}}",
  deposit: "Depósito",
  sell: "Precio para su grupo",
  net: "Precio neto para su grupo",
  noPrice: "Sin precio",
  room: "Habitación {{number}}: {{type}}",
  change: { more: "{{amount}} más", less: "{{amount}} menos", same: "Mismo precio" },
  other: "Elegir otra salida",
  choose: "Añadir al presupuesto",
  take: "Elegir esta salida",
  chosen: "En este presupuesto",
  obstacles: {
    other_day: "El circuito no empieza ese día. Elija otra salida.",
    overlaps: "El grupo está en otro circuito de este presupuesto en esos días.",
    cancelled: "Esta salida está cancelada.",
    on_hold: "Esta salida está suspendida. Por ahora no se venden plazas.",
    departed: "Este circuito ya ha salido.",
    closed: "Las reservas se cerraron el {{date}}.",
    full: "Todas las plazas están ocupadas.",
    seats_one: "Solo queda {{count}} plaza. Su grupo necesita {{needed}}.",
    seats_many: "Solo quedan {{count}} de plazas. Su grupo necesita {{needed}}.",
    seats_other: "Solo quedan {{count}} plazas. Su grupo necesita {{needed}}.",
    singles: "No quedan suficientes habitaciones individuales para su grupo.",
  },
  withRoom: "Con plazas para su grupo: {{dates}}.",
  problems: {
    title: "Los circuitos no tienen precio para estas habitaciones",
    copy: "Cambiar los viajeros en una copia",
    not_sold:
      "Habitación {{number}} ({{type}}): los circuitos se venden en individual, doble, dos camas y triple.",
    too_few_one:
      "Habitación {{number}} ({{type}}): está ocupada {{count}} de {{places}} plazas. Elija una habitación más pequeña o añada un viajero.",
    too_few_many:
      "Habitación {{number}} ({{type}}): están ocupadas {{count}} de {{places}} plazas. Elija una habitación más pequeña o añada un viajero.",
    too_few_other:
      "Habitación {{number}} ({{type}}): están ocupadas {{count}} de {{places}} plazas. Elija una habitación más pequeña o añada un viajero.",
    too_many_one:
      "Habitación {{number}} ({{type}}): {{count}} viajero para {{places}} plazas. Elija una habitación más grande o añada otra.",
    too_many_many:
      "Habitación {{number}} ({{type}}): {{count}} de viajeros, niños incluidos, para {{places}} plazas. Elija una habitación más grande o añada otra.",
    too_many_other:
      "Habitación {{number}} ({{type}}): {{count}} viajeros, niños incluidos, para {{places}} plazas. Elija una habitación más grande o añada otra.",
    no_adult: "Habitación {{number}} ({{type}}): debe alojarse en ella un adulto.",
    no_room_one: "{{count}} viajero aún no tiene habitación.",
    no_room_many: "{{count}} de viajeros aún no tienen habitación.",
    no_room_other: "{{count}} viajeros aún no tienen habitación.",
  },
  empty: {
    title: "No hay salidas en estas fechas",
    text: "Ningún circuito empieza entre el {{from}} y el {{to}}. Copie el presupuesto a otra fecha para encontrar más.",
  },
  none: {
    title: "Ninguna salida tiene plazas para su grupo",
    later: "Las próximas con plazas: {{list}}. Copie el presupuesto a esa fecha.",
  },
  done: {
    add: "El circuito está en el presupuesto.",
    move: "La otra salida está en el presupuesto.",
  },
};
