import type { ItineraryLinkTexts } from "#app/i18n/locales/en/trips/itinerary-link.ts";

export const itineraryLink: ItineraryLinkTexts = {
  opened_one: "Ouvert {{count}} fois, la dernière le {{date}}",
  opened_other: "Ouvert {{count}} fois, la dernière le {{date}}",
  opened_many: "Ouvert {{count}} de fois, la dernière le {{date}}",
  notOpened: "Pas encore ouvert",
  opensUntil: "Valable jusqu’au {{date}}",
  closed: "Le lien est fermé",
  closedText: "Qui l’ouvre ne trouve aucune page. Le PDF reste téléchargeable.",
  ended: "Le lien a expiré le {{date}}",
  endedText: "Les liens sont valables jusqu’à douze mois après le voyage. Le PDF reste téléchargeable.",
  endedQuoteText:
    "Les liens sont valables jusqu’à douze mois après le voyage, et trois mois après un refus. Le PDF reste téléchargeable.",
  unshown: "Le lien ne peut pas être affiché",
  unshownText:
    "Il s’ouvre encore pour ceux qui l’ont. Pour le renvoyer, créez un nouveau lien : l’ancien ne s’ouvrira plus.",
  renew: "Nouveau lien",
  renewAsk: "Créer un nouveau lien ?",
  renewText:
    "Le lien envoyé jusqu’ici cesse aussitôt de fonctionner pour tous ceux qui l’ont. Envoyez le nouveau aux clients.",
  renewNow: "Créer un nouveau lien",
  close: "Fermer le lien",
  closeAsk: "Fermer le lien ?",
  closeText: "Les clients ne trouveront plus aucune page. Vous pouvez rouvrir le même lien à tout moment.",
  reopen: "Rouvrir",
  keep: "Conserver le lien",
  renewed: "Le nouveau lien est prêt. L’ancien ne fonctionne plus.",
  closedDone: "Le lien est fermé.",
  reopened: "Le lien est de nouveau ouvert.",
  conflict: "Quelqu’un d’autre a modifié ce lien entre-temps. Vérifiez ce qui s’affiche maintenant.",
};
