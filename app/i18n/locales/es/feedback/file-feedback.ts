import type { FileFeedbackTexts } from "#app/i18n/locales/en/feedback/file-feedback.ts";

export const fileFeedback: FileFeedbackTexts = {
  title: "Valoraciones de los viajeros",
  intro:
    "Lo que los viajeros dicen de cada servicio mediante el enlace de su itinerario: desde el día siguiente y durante sesenta días.",
  empty: "Aún no hay valoraciones",
  emptyText: "Cuando los viajeros valoren un servicio, aparecerá aquí y la campana avisará al asesor.",
  mean_one: "{{mean}} de 5 estrellas de media, {{count}} respuesta",
  mean_many: "{{mean}} de 5 estrellas de media, {{count}} de respuestas",
  mean_other: "{{mean}} de 5 estrellas de media, {{count}} respuestas",
  stars_one: "{{count}} estrella de 5",
  stars_many: "{{count}} de estrellas de 5",
  stars_other: "{{count}} estrellas de 5",
  noWords: "Sin comentario",
  at: "Enviada el {{moment}}",
};
