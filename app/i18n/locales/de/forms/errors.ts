import type { ErrorsTexts } from "#app/i18n/locales/en/forms/errors.ts";

export const errors: ErrorsTexts = {
  tooMany_one: "Zu viele Anfragen. Bitte versuchen Sie es in {{count}} Sekunde erneut.",
  tooMany_other: "Zu viele Anfragen. Bitte versuchen Sie es in {{count}} Sekunden erneut.",
  unanswered:
    "Diesen Teil beantwortet das angeschlossene System noch nicht ({{call}}). Es wurde nichts gespeichert, Ihre Eingaben stehen noch hier.",
  outagePage: {
    title: "Unsere Daten sind gerade nicht erreichbar",
    text: "Gespeichertes ist sicher. Diese Seite versucht es in wenigen Sekunden von selbst erneut; bleibt es dabei, nennen Sie uns bitte die Fehlernummer.",
  },
  unsentForm: {
    title: "Das wurde nicht gespeichert",
    text: "Unsere Daten sind gerade nicht erreichbar, es hat sich also nichts geändert. Ihre Eingaben sind noch da: Senden Sie sie gleich noch einmal. Passwörter müssen Sie neu eingeben.",
    send: "Noch einmal senden",
  },
  forbidden: {
    title: "Sie haben keinen Zugriff auf diese Seite",
    text: "Bitten Sie die für Ihre Benutzerkonten zuständige Person um dieses Recht:",
    textUnnamed: "Bitten Sie die für Ihre Benutzerkonten zuständige Person um Zugriff.",
    back: "Zurück",
  },
  notOffered: {
    title: "Diesen Teil beantwortet das angeschlossene System noch nicht",
    text: "Das Portal hat etwas angefragt, was das System dahinter nicht anbietet. Alles andere funktioniert weiter. Wer dieses System betreut, braucht diesen Aufruf:",
    call: "Aufruf",
  },
  unsent:
    "Das konnte nicht gesendet werden, weil das angeschlossene System nicht antwortet. Es ist nichts geschehen, Ihre Eingaben stehen noch hier. Bitte versuchen Sie es gleich noch einmal.",
  unknown:
    "Die Verbindung brach ab, bevor die Antwort kam. Wir wissen deshalb nicht, ob das ausgeführt wurde. Bitte sehen Sie nach, bevor Sie es noch einmal senden; Ihre Eingaben stehen noch hier.",
  tooLarge:
    "Es wurde mehr gesendet, als diese Seite annimmt; geändert hat sich nichts. Gehen Sie zurück, kürzen Sie die Angaben und senden Sie sie noch einmal.",
  unreadable:
    "Dieses Formular war nicht lesbar; geändert hat sich nichts. Öffnen Sie die Seite neu und senden Sie es noch einmal.",
  changed:
    "Das wurde inzwischen von jemand anderem geändert, von Ihnen wurde nichts gespeichert. Öffnen Sie die Seite neu, um den jetzigen Stand zu sehen.",
};
