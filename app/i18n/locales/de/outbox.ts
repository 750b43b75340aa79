import type { OutboxTexts } from "#app/i18n/locales/en/outbox.ts";

export const outbox: OutboxTexts = {
  title: "Postausgang",
  intro:
    "Ohne Mailserver, wie in der Demo, verlässt keine Nachricht diesen Rechner: Jede liegt als .eml-Datei im Ordner „outbox“ des Datenordners.",
  empty: "Noch keine Nachrichten",
  emptyText:
    "Eine Nachricht erscheint hier, sobald eine geschrieben wird, zum Beispiel um ein neues Passwort zu setzen.",
  fields: {
    created: "Erstellt",
    to: "An",
    subject: "Betreff",
    kind: "Art",
    language: "Sprache",
    status: "Status",
    attempts: "Versuche",
    sent: "Gesendet",
    error: "Fehler",
  },
  kinds: {
    "password-reset": "Neues Passwort",
    invitation: "Einladung",
    "email-change": "E-Mail-Adresse bestätigen",
    "email-change-notice": "Hinweis auf neue Adresse",
    "password-changed": "Passwort geändert",
    "two-factor-on": "Zwei-Faktor-Anmeldung ein",
    "two-factor-off": "Zwei-Faktor-Anmeldung aus",
    "recovery-code-used": "Wiederherstellungscode verwendet",
    "booking-requested": "Buchung angefragt",
    "booking-received": "Buchungsanfrage eingegangen",
    "cancellation-requested": "Stornierung bestätigt",
    "cancellation-received": "Stornierung eingegangen",
    "change-requested": "Änderung gewünscht",
    "change-made": "Buchung geändert",
    "change-applied": "Änderung ausgeführt",
    "change-waits": "Änderung ausgeführt, Zustimmung offen",
    "change-declined": "Änderung abgelehnt",
    "stock-sold": "Aus dem Kontingent verkauft",
    "stock-given-back": "Zurück im Kontingent",
    "stock-changed": "Verkauf aus dem Kontingent geändert",
  },
  status: {
    queued: "Wartet",
    sent: "Gesendet",
    failed: "Fehlgeschlagen",
  },
};
