import type { FileFeedbackTexts } from "#app/i18n/locales/en/feedback/file-feedback.ts";

export const fileFeedback: FileFeedbackTexts = {
  title: "Valutazioni dei viaggiatori",
  intro:
    "Ciò che i viaggiatori dicono di ogni servizio tramite il link del loro itinerario: dal giorno successivo e per sessanta giorni.",
  empty: "Ancora nessuna valutazione",
  emptyText:
    "Quando i viaggiatori valutano un servizio, la valutazione compare qui e la campanella avvisa il consulente.",
  mean_one: "{{mean}} stelle su 5 in media, {{count}} risposta",
  mean_many: "{{mean}} stelle su 5 in media, {{count}} di risposte",
  mean_other: "{{mean}} stelle su 5 in media, {{count}} risposte",
  stars_one: "{{count}} stella su 5",
  stars_many: "{{count}} di stelle su 5",
  stars_other: "{{count}} stelle su 5",
  noWords: "Nessun commento",
  at: "Inviata il {{moment}}",
};
