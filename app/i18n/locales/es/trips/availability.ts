import type { AvailabilityTexts } from "#app/i18n/locales/en/trips/availability.ts";

export const availability: AvailabilityTexts = {
  check: "Comprobar disponibilidad",
  checking: "Comprobando disponibilidad…",
  checkedAt: "comprobado a las {{time}}",
  hint: "La comprobación no bloquea nada. La respuesta vale diez minutos.",
  reasons: {
    stock: "De nuestro cupo",
    freesale: "Venta libre",
    seats: "Hay plazas libres en el circuito",
    no_stock: "Nuestro cupo está agotado el {{day}}",
    stop_sell: "Sin venta inmediata el {{day}}",
    released: "Nuestro cupo del {{day}} ha vuelto al proveedor",
    supplier: "Lo confirma el proveedor",
    no_seats: "El circuito no tiene plazas para el grupo",
    price_open: "El asesor confirma el precio",
  },
  summary: {
    available_one: "{{count}} de {{total}} servicios está disponible al momento",
    available_many: "{{count}} de {{total}} servicios están disponibles al momento",
    available_other: "{{count}} de {{total}} servicios están disponibles al momento",
    onRequest_one: "{{count}} va a petición",
    onRequest_many: "{{count}} van a petición",
    onRequest_other: "{{count}} van a petición",
    none: "Ningún servicio está disponible al momento",
    both: "{{available}}; {{onRequest}}.",
    plain: "{{text}}.",
    nothing: "Todavía no hay nada que comprobar: ningún servicio del viaje tiene precio.",
    unchecked_one: "{{count}} servicio no está comprobado tal como está.",
    unchecked_many: "{{count}} de servicios no están comprobados tal como están.",
    unchecked_other: "{{count}} servicios no están comprobados tal como están.",
  },
};
