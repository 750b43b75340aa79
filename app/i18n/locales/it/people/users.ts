import type { UsersTexts } from "#app/i18n/locales/en/people/users.ts";

export const users: UsersTexts = {
  title: "Elenco utenti",
  empty: "Ancora nessun utente",
  emptyText: "Inviti qualcuno per iniziare.",
  you: "{{name}} (Lei)",
  neverSignedIn: "mai",
  fields: {
    name: "Nome",
    email: "E-mail",
    role: "Ruolo",
    agency: "Agenzia",
    lastLogin: "Ultimo accesso",
    status: "Stato",
    locale: "Lingua",
  },
  filters: {
    q: "Nome o e-mail",
  },
  status: {
    invited: "Invitato",
    active: "Attivo",
    suspended: "Sospeso",
  },
  roles: {
    "agency-manager": "Responsabile d’agenzia",
    agent: "Agente",
    "agent-viewer": "Sola lettura",
    "supplier-manager": "Responsabile",
    "supplier-staff": "Personale",
  },
  roleHints: {
    "agency-manager": "vede tutte le pratiche dell’agenzia, il conto e gli utenti",
    agent: "quota e prenota, vede le proprie pratiche",
    "agent-viewer": "legge e scarica, non modifica nulla",
    "supplier-manager": "risponde alle richieste, gestisce allotment e utenti",
    "supplier-staff": "risponde alle richieste e riconferma",
  },
  invite: {
    open: "Invita utente",
    title: "Invita utente",
    intro: "A questo indirizzo arriva un link per scegliere la password. Vale 7 giorni.",
    submit: "Invia l’invito",
  },
  ownAccount:
    "Questo è il Suo account. Lo trova nel profilo; il ruolo deve essere cambiato da qualcun altro.",
  role: {
    title: "Ruolo",
    text: "Che cosa può fare questa persona. Vale dal prossimo clic.",
    submit: "Salva il ruolo",
  },
  invitation: {
    title: "Invito",
    text: "Non è ancora stata scelta una password.",
  },
  password: {
    title: "Password",
    text: "Per chi non riesce più ad accedere.",
  },
  access: {
    title: "Accesso",
    text: "Se questa persona può accedere.",
  },
  deeds: {
    suspend: {
      text: "Tutte le sessioni di {{name}} verranno chiuse subito; l’accesso resta bloccato fino alla riattivazione. Pratiche e prenotazioni restano.",
      submit: "Sospendi",
    },
    reinstate: {
      text: "{{name}} potrà accedere di nuovo con la stessa password.",
      submit: "Riattiva",
    },
    "invite-again": {
      text: "Un nuovo link viene inviato a {{email}}; quello precedente non vale più.",
      submit: "Invia di nuovo",
    },
    "reset-password": {
      text: "Un link per una nuova password viene inviato a {{email}}. Vale 60 minuti.",
      submit: "Invia il link",
    },
  },
  history: {
    created: "Creato",
    invited: "Invitato",
    "invited-again": "Invito inviato di nuovo",
    "invitation-taken-up": "Invito accettato, password scelta",
    changed: "Dati modificati",
    "role-changed": "Ruolo modificato",
    suspended: "Sospeso",
    reinstated: "Riattivato",
    "email-changed": "E-mail modificata",
    "password-changed": "Password modificata",
    "password-reset-sent": "Link per una nuova password inviato",
    "two-factor-on": "Accesso in due passaggi attivato",
    "two-factor-off": "Accesso in due passaggi disattivato",
    "calendar-link-renewed": "Nuovo indirizzo del calendario",
    "calendar-link-closed": "Calendario disattivato",
  },
  saved: {
    invited: "L’invito è in arrivo a {{email}}.",
    role: "{{name}} ha il nuovo ruolo.",
    suspend: "{{name}} è sospeso e disconnesso ovunque.",
    reinstate: "{{name}} può accedere di nuovo.",
    "invite-again": "A {{name}} è stato inviato un nuovo invito.",
    "reset-password": "A {{name}} è stato inviato un link per una nuova password.",
  },
};
