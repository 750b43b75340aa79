import type { OwnRequestsTexts } from "#app/i18n/locales/en/requests/own-requests.ts";

export const ownRequests: OwnRequestsTexts = {
  title: "Richieste attuali",
  intro: "Ciò che attende la Sua risposta, prima ciò che scade prima.",
  empty: "Nessuna richiesta attende la Sua risposta",
  emptyText: "Quando Le chiediamo qualcosa, compare qui e Le arriva per e-mail.",
  due: "Risposta entro",
  kind: "Tipo",
  kindAll: "Tutti i tipi",
  sent: "Inviata",
  service: "Servizio",
  waitListed: "In lista d’attesa",
  answered: "Grazie. La Sua risposta è arrivata.",
  closed: "Qui non c’è nulla a cui rispondere.",
  newer: "Aprire la richiesta più recente",
  cancelledTitle: "Prenotazioni annullate",
  cancelledIntro: "Servizi annullati negli ultimi 90 giorni, prima i più recenti.",
  cancelledEmpty: "Nessuna prenotazione annullata",
  cancelledEmptyText: "Un servizio che non serve più resta qui per 90 giorni.",
  cancelledOn: "Annullata",
};
