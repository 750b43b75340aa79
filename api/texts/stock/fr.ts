import type { StockTexts } from "#api/texts/stock-texts.ts";

export const fr: StockTexts = {
  newNeedsMax: "Il n’y a pas encore d’allotement, indiquez combien : {{days}}.",
  belowTaken: "Davantage est déjà vendu ou retenu : {{days}}.",
  drawn: "On a déjà réservé sur ces jours : {{days}}. Mettez plutôt le maximum à 0.",
  stopped: "Les ventes sont arrêtées : {{days}}. Rouvrez d’abord ces jours.",
  freesale:
    "La vente libre est convenue avec nous pour ces jours : {{days}}. Demandez à notre bureau de les modifier.",
  past: "Choisissez aujourd’hui ou un jour ultérieur.",
  tooLong: "Choisissez {{max}} jours au plus.",
  noDay: "Aucun des jours ne tombe sur ces jours de la semaine.",
  tooManyDays:
    "C’est trop de jours pour une seule modification. Choisissez moins de produits ou de jours : {{max}} au plus.",
  unknownProduct: "L’un des produits n’existe plus. Choisissez de nouveau.",
  unknownAgency: "Cette agence n’existe plus. Choisissez de nouveau.",
  nothingSaid: "Indiquez au moins une chose à modifier.",
  nothing: "Il n’y a rien à modifier : tous les jours sont déjà ainsi.",
  stale:
    "Quelqu’un d’autre a modifié ces jours entre-temps. Voici ce que ferait maintenant votre modification.",
  tooOften: "Trop de modifications en peu de temps. Réessayez dans {{wait}}.",
  moreDays: "{{days}} et {{more}} autres",
};
