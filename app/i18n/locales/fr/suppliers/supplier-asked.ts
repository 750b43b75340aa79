import type { SupplierAskedTexts } from "#app/i18n/locales/en/suppliers/supplier-asked.ts";

export const supplierAsked: SupplierAskedTexts = {
  requests: {
    fields: {
      party: "Voyageurs",
      status: "Statut",
      kind: "Objet",
      service: "Prestation",
      date: "Jours",
      due: "Réponse avant",
      answered: "Répondu",
      reference: "Référence",
    },
    statuses: {
      Draft: "Pas encore envoyée",
      Sent: "Envoyée",
      Viewed: "Ouverte",
      Confirmed: "Confirmée",
      Declined: "Refusée",
      "Wait-listed": "Liste d’attente",
      Alternative: "Alternative proposée",
      Superseded: "Remplacée",
      Withdrawn: "Retirée",
    },
    empty: "Rien n’a été demandé ici",
    emptyText:
      "Ici figure ce qui est demandé et communiqué à ce prestataire pour les dossiers, avec ses réponses.",
  },
  reviews: {
    search: "Mots, voyageurs ou référence",
    rating: "Étoiles",
    said: "du {{date}}",
    lastYear_one: "{{mean}} sur la dernière année, {{count}} réponse",
    lastYear_many: "{{mean}} sur la dernière année, {{count}} de réponses",
    lastYear_other: "{{mean}} sur la dernière année, {{count}} réponses",
    noneLastYear: "Personne n’a répondu sur la dernière année",
    empty: "Aucun avis ici",
    emptyText:
      "Ici figure ce que les voyageurs disent des prestations de ce prestataire, par le lien de leur itinéraire.",
  },
};
