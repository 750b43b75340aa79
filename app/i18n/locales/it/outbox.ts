import type { OutboxTexts } from "#app/i18n/locales/en/outbox.ts";

export const outbox: OutboxTexts = {
  title: "Posta in uscita",
  intro:
    "Senza un server di posta, come nella demo, nessun messaggio lascia questa macchina: ognuno resta come file .eml nella cartella «outbox» della cartella dei dati.",
  empty: "Ancora nessun messaggio",
  emptyText: "Un messaggio appare qui appena viene scritto, per esempio per impostare una nuova password.",
  fields: {
    created: "Creato",
    to: "A",
    subject: "Oggetto",
    kind: "Tipo",
    language: "Lingua",
    status: "Stato",
    attempts: "Tentativi",
    sent: "Inviato",
    error: "Errore",
  },
  kinds: {
    "password-reset": "Nuova password",
    invitation: "Invito",
    "email-change": "Conferma indirizzo e-mail",
    "email-change-notice": "Avviso di nuovo indirizzo",
    "password-changed": "Password modificata",
    "two-factor-on": "Due passaggi attivato",
    "two-factor-off": "Due passaggi disattivato",
    "recovery-code-used": "Codice di recupero usato",
    "booking-requested": "Prenotazione richiesta",
    "booking-received": "Richiesta di prenotazione ricevuta",
    "cancellation-requested": "Annullamento confermato",
    "cancellation-received": "Annullamento ricevuto",
    "change-requested": "Modifica richiesta",
    "change-made": "Prenotazione modificata",
    "change-applied": "Modifica eseguita",
    "change-waits": "Modifica eseguita, manca il fornitore",
    "change-declined": "Modifica rifiutata",
  },
  status: {
    queued: "In attesa",
    sent: "Inviato",
    failed: "Non riuscito",
  },
};
