import type { FindTexts } from "#app/i18n/locales/en/server/find.ts";

export const find: FindTexts = {
  title: "Encuentre su app de viaje",
  prompt: "Introduzca su referencia de reserva de {{company}}.",
  reference: "Referencia",
  referencePlaceholder: "Referencia de reserva",
  surname: "Apellido",
  surnameHint:
    "Indique también el apellido del titular de la reserva. Así el viaje queda protegido de desconocidos que prueban referencias.",
  submit: "Buscar itinerario",
  unavailable: "Ahora mismo no podemos acceder a nuestros sistemas. Vuelva a intentarlo en un momento.",
};
