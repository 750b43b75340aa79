import type { ItineraryLinkTexts } from "#app/i18n/locales/en/trips/itinerary-link.ts";

export const itineraryLink: ItineraryLinkTexts = {
  opened_one: "{{count}} Mal geöffnet, zuletzt am {{date}}",
  opened_other: "{{count}} Mal geöffnet, zuletzt am {{date}}",
  notOpened: "Noch nicht geöffnet",
  opensUntil: "Gültig bis {{date}}",
  closed: "Der Link ist gesperrt",
  closedText: "Wer ihn öffnet, findet keine Seite. Das PDF lässt sich weiter herunterladen.",
  ended: "Der Link ist am {{date}} abgelaufen",
  endedText: "Links gelten bis zwölf Monate nach der Reise. Das PDF lässt sich weiter herunterladen.",
  endedQuoteText:
    "Links gelten bis zwölf Monate nach der Reise, nach einer Absage drei Monate. Das PDF lässt sich weiter herunterladen.",
  unshown: "Der Link lässt sich nicht anzeigen",
  unshownText:
    "Wer ihn hat, kann ihn weiter öffnen. Um ihn erneut zu senden, erstellen Sie einen neuen Link: Der alte gilt dann nicht mehr.",
  renew: "Neuer Link",
  renewAsk: "Neuen Link erstellen?",
  renewText:
    "Der bisherige Link funktioniert sofort nicht mehr, bei allen, die ihn haben. Senden Sie den neuen an die Kunden.",
  renewNow: "Neuen Link erstellen",
  close: "Link sperren",
  closeAsk: "Link sperren?",
  closeText: "Kunden finden dann keine Seite mehr. Sie können denselben Link jederzeit wieder freigeben.",
  reopen: "Wieder freigeben",
  keep: "Link behalten",
  renewed: "Der neue Link steht bereit. Der alte funktioniert nicht mehr.",
  closedDone: "Der Link ist gesperrt.",
  reopened: "Der Link ist wieder freigegeben.",
  conflict: "Jemand anderes hat diesen Link inzwischen geändert. Prüfen Sie, was hier jetzt steht.",
};
