import type { FindTexts } from "#app/i18n/locales/en/find.ts";

export const find: FindTexts = {
  title: "Encuentre su app de viaje",
  prompt: "Introduzca su referencia de reserva de {{company}}.",
  reference: "Referencia",
  referencePlaceholder: "Referencia de reserva",
  surname: "Apellido",
  surnameHint:
    "Añada el apellido de uno de los viajeros. Así protegemos el viaje mientras se prueban muchas referencias.",
  submit: "Buscar itinerario",
  unavailable: "Ahora mismo no podemos acceder a nuestros sistemas. Vuelva a intentarlo en un momento.",
};
