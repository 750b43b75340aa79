import type { ItineraryLinkTexts } from "#app/i18n/locales/en/trips/itinerary-link.ts";

export const itineraryLink: ItineraryLinkTexts = {
  opened_one: "Aperto {{count}} volta, l’ultima il {{date}}",
  opened_other: "Aperto {{count}} volte, l’ultima il {{date}}",
  opened_many: "Aperto {{count}} di volte, l’ultima il {{date}}",
  notOpened: "Non ancora aperto",
  opensUntil: "Valido fino al {{date}}",
  closed: "Il link è chiuso",
  closedText: "Chi lo apre non trova alcuna pagina. Il PDF si può ancora scaricare.",
  ended: "Il link è scaduto il {{date}}",
  endedText: "I link valgono fino a dodici mesi dopo il viaggio. Il PDF si può ancora scaricare.",
  endedQuoteText:
    "I link valgono fino a dodici mesi dopo il viaggio e, dopo un rifiuto, per tre mesi. Il PDF si può ancora scaricare.",
  unshown: "Il link non si può mostrare",
  unshownText:
    "Chi lo ha può ancora aprirlo. Per inviarlo di nuovo, crei un nuovo link: quello vecchio smette di funzionare.",
  renew: "Nuovo link",
  renewAsk: "Creare un nuovo link?",
  renewText:
    "Il link inviato finora smette subito di funzionare per tutti coloro che lo hanno. Invii quello nuovo ai clienti.",
  renewNow: "Crea nuovo link",
  close: "Chiudi link",
  closeAsk: "Chiudere il link?",
  closeText: "I clienti non troveranno più alcuna pagina. Può riaprire lo stesso link in qualsiasi momento.",
  reopen: "Riapri",
  keep: "Mantieni il link",
  renewed: "Il nuovo link è pronto. Quello vecchio non funziona più.",
  closedDone: "Il link è chiuso.",
  reopened: "Il link è di nuovo aperto.",
  conflict: "Nel frattempo qualcun altro ha modificato questo link. Controlli che cosa risulta ora.",
};
