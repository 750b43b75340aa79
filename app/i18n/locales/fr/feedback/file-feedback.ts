import type { FileFeedbackTexts } from "#app/i18n/locales/en/feedback/file-feedback.ts";

export const fileFeedback: FileFeedbackTexts = {
  title: "Avis des voyageurs",
  intro:
    "Ce que les voyageurs disent de chaque prestation par le lien de leur itinéraire : dès le lendemain et pendant soixante jours.",
  empty: "Aucun avis pour l’instant",
  emptyText:
    "Dès que les voyageurs donnent leur avis sur une prestation, il figure ici et la cloche prévient le conseiller.",
  mean_one: "{{mean}} étoiles sur 5 en moyenne, {{count}} réponse",
  mean_many: "{{mean}} étoiles sur 5 en moyenne, {{count}} de réponses",
  mean_other: "{{mean}} étoiles sur 5 en moyenne, {{count}} réponses",
  stars_one: "{{count}} étoile sur 5",
  stars_many: "{{count}} d’étoiles sur 5",
  stars_other: "{{count}} étoiles sur 5",
  noWords: "Sans commentaire",
  at: "Donné le {{moment}}",
};
