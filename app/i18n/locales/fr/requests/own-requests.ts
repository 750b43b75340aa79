import type { OwnRequestsTexts } from "#app/i18n/locales/en/requests/own-requests.ts";

export const ownRequests: OwnRequestsTexts = {
  title: "Demandes en cours",
  intro: "Ce qui attend votre réponse, le plus urgent d’abord.",
  empty: "Aucune demande n’attend votre réponse",
  emptyText: "Lorsque nous vous demandons quelque chose, cela apparaît ici et vous parvient par e-mail.",
  due: "Réponse avant le",
  kind: "Type",
  kindAll: "Tous les types",
  sent: "Envoyée",
  service: "Prestation",
  waitListed: "Sur liste d’attente",
  answered: "Merci. Votre réponse est bien arrivée.",
  closed: "Il n’y a rien à répondre ici.",
  newer: "Ouvrir la demande la plus récente",
  cancelledTitle: "Réservations annulées",
  cancelledIntro: "Prestations annulées au cours des 90 derniers jours, les plus récentes d’abord.",
  cancelledEmpty: "Aucune réservation annulée",
  cancelledEmptyText: "Une prestation qui n’est plus nécessaire reste ici pendant 90 jours.",
  cancelledOn: "Annulée",
};
