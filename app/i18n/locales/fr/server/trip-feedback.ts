import type { TripFeedbackTexts } from "#app/i18n/locales/en/server/trip-feedback.ts";

export const tripFeedback: TripFeedbackTexts = {
  title: "Votre avis",
  back: "Retour à {{trip}}",
  question: "C’était comment ?",
  stars_one: "{{count}} étoile",
  stars_many: "{{count}} d’étoiles",
  stars_other: "{{count}} étoiles",
  words: {
    1: "Mauvais",
    2: "Moyen",
    3: "Bon",
    4: "Très bon",
    5: "Excellent",
  },
  comment: "Souhaitez-vous nous en dire plus ?",
  send: "Envoyer mon avis",
  change: "Modifier mon avis",
  until: "Votre avis parvient à {{brand}}. Vous pouvez le modifier jusqu’au {{date}}.",
  waiting: "Vous pourrez nous dire comment c’était à partir du {{date}}.",
  closed: "Les avis sur cette prestation étaient possibles jusqu’au {{date}}.",
  thanks: "Merci. Votre avis nous est bien parvenu.",
  missing: "Veuillez choisir de une à cinq étoiles",
  meanwhile:
    "Quelqu’un de votre groupe a répondu entre-temps. Si vous envoyez ceci, votre réponse remplacera la sienne.",
  unavailable: "Cela n’a pas fonctionné. Veuillez réessayer dans un instant.",
  ask: "C’était comment ?",
  given_one: "Votre avis : {{count}} étoile",
  given_many: "Votre avis : {{count}} d’étoiles",
  given_other: "Votre avis : {{count}} étoiles",
  still: "Nous aimerions savoir comment c’était :",
};
