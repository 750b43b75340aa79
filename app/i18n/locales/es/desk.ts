import type { DeskTexts } from "#app/i18n/locales/en/desk.ts";

export const desk: DeskTexts = {
  greeting: "Hola, {{name}}",
  byStatus: "Expedientes por estado",
  filesInStatus_one: "{{formatted}} expediente",
  filesInStatus_other: "{{formatted}} expedientes",
  noFiles: "Todavía no hay expedientes",
  noFilesText: "En cuanto exista la primera cotización o reserva, aparecerá aquí según su estado.",
  noAccess: "Su perfil no incluye los expedientes, por eso aquí no hay nada que mostrar.",
  allFiles: "Todos los expedientes",
  travelling: "Viajes en curso",
  travellingEmpty: "Hoy no hay nadie de viaje.",
  leavingSoon: "Salidas en los próximos 30 días",
  leavingSoonEmpty: "No hay salidas en los próximos 30 días.",
  arriving: "Llegadas en los próximos siete días",
  arrivingEmpty: "No hay llegadas en los próximos siete días",
  arrivingEmptyText: "La lista de reservas confirmadas muestra lo que viene después.",
  upcoming_one: "{{formatted}} servicio confirmado a partir de hoy",
  upcoming_other: "{{formatted}} servicios confirmados a partir de hoy",
  allBookings: "Todas las reservas confirmadas",
};
