import type { FindTexts } from "#app/i18n/locales/en/find.ts";

export const find: FindTexts = {
  title: "Trouvez votre application de voyage",
  prompt: "Veuillez saisir votre référence de réservation {{company}}.",
  reference: "Référence",
  referencePlaceholder: "Référence de réservation",
  surname: "Nom de famille",
  surnameHint: "Plusieurs voyages correspondent. Veuillez ajouter le nom de famille d’un des voyageurs.",
  submit: "Trouver l’itinéraire",
};
