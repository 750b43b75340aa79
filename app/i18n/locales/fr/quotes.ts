import type { QuoteTexts } from "#app/i18n/locales/en/quotes.ts";

export const quotes: QuoteTexts = {
  overview: "Vue d’ensemble",
  fields: {
    name: "Nom de la réservation",
    agentReference: "Votre référence",
  },
  save: {
    title: "Conserver ce prix comme devis",
    text: "À la page suivante, vous pouvez remplacer, retirer et ajouter des prestations. Celles sans tarif à la date du voyage sont enregistrées sans prix ; vous pourrez y choisir des alternatives.",
    submit: "Enregistrer et personnaliser",
  },
  saved: {
    whole: "Le devis {{reference}} est enregistré.",
    without_one:
      "Le devis {{reference}} est enregistré. {{count}} prestation est restée sans prix : choisissez une alternative ci-dessous.",
    without_other:
      "Le devis {{reference}} est enregistré. {{count}} prestations sont restées sans prix : choisissez des alternatives ci-dessous.",
  },
  closed: {
    title: "Ce dossier ne peut plus être personnalisé",
    text: "Seul un devis qui n’est pas encore une réservation peut être modifié ici. Copiez-le pour en commencer un autre ou adressez-vous à votre conseiller.",
  },
  red: {
    title_one: "{{count}} prestation n’a pas de prix",
    title_other: "{{count}} prestations n’ont pas de prix",
    text: "Ce qui est en rouge n’est pas compris dans le total. Choisissez une alternative ou retirez-le.",
  },
  rounding: "Dont {{amount}} d’arrondi des prix par personne.",
  nothing: "Rien n’a encore de prix.",
  days: {
    title: "Jour par jour",
    day: "Jour {{day}}",
    overnight: "Nuit à {{place}}",
    empty: "Aucune prestation ce jour pour l’instant.",
  },
  line: {
    removed: "Retiré",
    noPrice: "Sans prix",
  },
};
