import type { UsersTexts } from "#app/i18n/locales/en/people/users.ts";

export const users: UsersTexts = {
  title: "Benutzerliste",
  empty: "Noch keine Benutzer",
  emptyText: "Laden Sie jemanden ein, um zu beginnen.",
  you: "{{name}} (Sie)",
  neverSignedIn: "noch nie",
  fields: {
    name: "Name",
    email: "E-Mail",
    role: "Rolle",
    agency: "Reisebüro",
    lastLogin: "Letzte Anmeldung",
    status: "Status",
    locale: "Sprache",
  },
  filters: {
    q: "Name oder E-Mail",
  },
  status: {
    invited: "Eingeladen",
    active: "Aktiv",
    suspended: "Gesperrt",
  },
  roles: {
    "agency-manager": "Büroleitung",
    agent: "Expedient",
    "agent-viewer": "Nur lesen",
    "supplier-manager": "Leitung",
    "supplier-staff": "Mitarbeit",
  },
  roleHints: {
    "agency-manager": "sieht alle Vorgänge des Reisebüros, sein Konto und seine Benutzer",
    agent: "bietet an und bucht, sieht die eigenen Vorgänge",
    "agent-viewer": "liest und lädt herunter, ändert nichts",
    "supplier-manager": "beantwortet Anfragen, pflegt Kontingente und Benutzer",
    "supplier-staff": "beantwortet Anfragen und rückbestätigt",
  },
  invite: {
    open: "Benutzer einladen",
    title: "Benutzer einladen",
    intro: "An diese Adresse geht ein Link, um ein Passwort zu wählen. Er gilt 7 Tage.",
    submit: "Einladung senden",
  },
  ownAccount:
    "Dies ist Ihr eigenes Konto. Sie finden es in Ihrem Profil; die Rolle muss jemand anderes ändern.",
  role: {
    title: "Rolle",
    text: "Was diese Person darf. Es gilt ab dem nächsten Klick.",
    submit: "Rolle speichern",
  },
  invitation: {
    title: "Einladung",
    text: "Es wurde noch kein Passwort gewählt.",
  },
  password: {
    title: "Passwort",
    text: "Für jemanden, der sich nicht mehr anmelden kann.",
  },
  access: {
    title: "Zugang",
    text: "Ob sich diese Person anmelden kann.",
  },
  deeds: {
    suspend: {
      text: "{{name}} wird sofort überall abgemeldet und kann sich erst nach dem Entsperren wieder anmelden. Vorgänge und Buchungen bleiben bestehen.",
      submit: "Sperren",
    },
    reinstate: {
      text: "{{name}} kann sich wieder mit demselben Passwort anmelden.",
      submit: "Entsperren",
    },
    "invite-again": {
      text: "Ein neuer Link geht an {{email}}; der bisherige gilt dann nicht mehr.",
      submit: "Erneut senden",
    },
    "reset-password": {
      text: "Ein Link für ein neues Passwort geht an {{email}}. Er gilt 60 Minuten.",
      submit: "Link senden",
    },
  },
  history: {
    created: "Angelegt",
    invited: "Eingeladen",
    "invited-again": "Einladung erneut gesendet",
    "invitation-taken-up": "Einladung angenommen, Passwort gewählt",
    changed: "Angaben geändert",
    "role-changed": "Rolle geändert",
    suspended: "Gesperrt",
    reinstated: "Entsperrt",
    "email-changed": "E-Mail geändert",
    "password-changed": "Passwort geändert",
    "password-reset-sent": "Link für ein neues Passwort gesendet",
    "two-factor-on": "Zwei-Faktor-Anmeldung eingeschaltet",
    "two-factor-off": "Zwei-Faktor-Anmeldung ausgeschaltet",
    "calendar-link-renewed": "Neue Kalenderadresse",
    "calendar-link-closed": "Kalender ausgeschaltet",
  },
  saved: {
    invited: "Die Einladung an {{email}} ist unterwegs.",
    role: "{{name}} hat die neue Rolle.",
    suspend: "{{name}} ist gesperrt und überall abgemeldet.",
    reinstate: "{{name}} kann sich wieder anmelden.",
    "invite-again": "{{name}} erhält eine neue Einladung.",
    "reset-password": "{{name}} erhält einen Link für ein neues Passwort.",
  },
};
