import type { PassengersTexts } from "#app/i18n/locales/en/sales/passengers.ts";

/** Quién viaja en un expediente, para el trabajo de la oficina. */
export const passengers: PassengersTexts = {
  title: "Viajeros",
  empty: "Aún no hay viajeros",
  emptyText: "Llegan con las habitaciones del presupuesto.",
  columns: {
    name: "Nombre",
    born: "Fecha de nacimiento",
    age: "Edad",
    room: "Habitación",
    needs: "Necesidades",
    actions: "Acciones",
  },
  nameToCome: "Nombre pendiente",
  lead: "Titular",
  room: "Habitación {{number}}, {{type}}",
  noRoom: "Sin habitación",
  ageHint: "El primer día del viaje",
  needsKnown: "Anotadas",
  needsNone: "Ninguna",
  change: "Modificar",
  changeNamed: "Modificar {{name}}",
  needs: "Necesidades",
  needsNamed: "Salud, dieta y pasaporte de {{name}}",
  leave: "Cancelar",
  leaveNamed: "Cancelar a {{name}}",
  traveller: "Viajero {{number}}",
  fields: {
    title: "Tratamiento",
    first_name: "Nombre",
    last_name: "Apellidos",
    date_of_birth: "Fecha de nacimiento",
    is_lead: "Es el titular de la reserva",
    dietary: "Dieta",
    mobility: "Movilidad",
    medical: "Salud",
    passport: "Número de pasaporte",
  },
  leadHint: "El expediente se conoce por el nombre del titular; siempre hay uno.",
  bornHint: "Dentro del mismo grupo de edad; otro tiene otros precios.",
  sealed:
    "La salud y el pasaporte se guardan cifrados, nunca aparecen en el historial y solo los ve quien tiene permiso.",
  told: {
    title: "A quién se informa al guardar",
    none: "Ningún proveedor conoce aún este nombre.",
    amends: "{{supplier}} ({{service}}) debe aceptarlo de nuevo; hasta entonces el bono no vale.",
    knows: "Se informa a {{supplier}} ({{service}}).",
    waits: "Los cambios esperan con las peticiones del expediente hasta que usted las envíe.",
  },
  saved: "Se ha guardado a {{name}}.",
  rooming: {
    open: "Reparto de habitaciones",
    intro:
      "Habitaciones, precios y solicitudes no cambian: solo se cambian viajeros de la misma edad. Los proveedores lo ven en sus listas de habitaciones.",
    saved: "El reparto de habitaciones se ha guardado.",
    places: "Viajeros y sus habitaciones",
    young: "{{name}} ({{type}}, {{age}})",
  },
  leaving: {
    title: "Cancelar a {{name}}",
    intro:
      "El viajero desaparece enseguida de todas las listas. Habitaciones y servicios se calculan para quienes quedan; lo que deben saber los proveedores espera con las peticiones del expediente hasta que usted lo envíe.",
    reason: "Motivo",
    reasonHint: "Queda en el historial del expediente.",
    submit: "Cancelar al viajero",
    keep: "Volver a los viajeros",
    impossible:
      "De este expediente no se puede quitar a nadie aquí. Los presupuestos se modifican por sus habitaciones; los viajes empezados quedan como están.",
    done: "{{name}} ya no viaja.",
    conflict: "La reserva o sus precios han cambiado. Vuelva a comprobarlo.",
  },
};
