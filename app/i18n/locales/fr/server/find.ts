import type { FindTexts } from "#app/i18n/locales/en/server/find.ts";

export const find: FindTexts = {
  title: "Trouvez votre application de voyage",
  prompt: "Veuillez saisir votre référence de réservation {{company}}.",
  reference: "Référence",
  referencePlaceholder: "Référence de réservation",
  surname: "Nom de famille",
  surnameHint:
    "Veuillez aussi indiquer le nom du voyageur principal. Cela protège le voyage des inconnus qui essaient des références.",
  submit: "Trouver l’itinéraire",
  unavailable: "Nos systèmes sont momentanément injoignables. Veuillez réessayer dans un instant.",
};
