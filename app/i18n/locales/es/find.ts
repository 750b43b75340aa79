import type { FindTexts } from "#app/i18n/locales/en/find.ts";

export const find: FindTexts = {
  title: "Encuentre su aplicación de viaje",
  prompt: "Introduzca su referencia de reserva de {{company}}.",
  reference: "Referencia",
  referencePlaceholder: "Referencia de reserva",
  surname: "Apellido",
  surnameHint: "Coinciden varios viajes. Añada el apellido de uno de los viajeros.",
  submit: "Buscar itinerario",
};
