import type { QuoteTexts } from "#app/i18n/locales/en/quotes.ts";

export const quotes: QuoteTexts = {
  overview: "Übersicht",
  fields: {
    name: "Buchungsname",
    agentReference: "Ihre Referenz",
  },
  save: {
    title: "Diesen Preis als Angebot sichern",
    text: "Auf der nächsten Seite können Sie Leistungen tauschen, entfernen und hinzufügen. Leistungen ohne Rate für das Reisedatum werden ohne Preis gesichert; Alternativen können Sie dort wählen.",
    submit: "Angebot sichern und anpassen",
  },
  saved: {
    whole: "Das Angebot {{reference}} ist gesichert.",
    without_one:
      "Das Angebot {{reference}} ist gesichert. {{count}} Leistung blieb ohne Preis: Wählen Sie unten eine Alternative.",
    without_other:
      "Das Angebot {{reference}} ist gesichert. {{count}} Leistungen blieben ohne Preis: Wählen Sie unten Alternativen.",
  },
  closed: {
    title: "Diese Akte kann nicht mehr angepasst werden",
    text: "Hier lässt sich nur ein Angebot ändern, aus dem noch keine Buchung geworden ist. Kopieren Sie es für ein neues Angebot oder fragen Sie Ihren Berater.",
  },
  red: {
    title_one: "{{count}} Leistung hat keinen Preis",
    title_other: "{{count}} Leistungen haben keinen Preis",
    text: "Was rot steht, ist nicht im Gesamtpreis. Wählen Sie eine Alternative oder entfernen Sie es.",
  },
  rounding: "Darin {{amount}} Rundung der Preise pro Person.",
  nothing: "Noch hat nichts einen Preis.",
  days: {
    title: "Tag für Tag",
    day: "Tag {{day}}",
    overnight: "Übernachtung in {{place}}",
    empty: "Noch keine Leistungen an diesem Tag.",
  },
  line: {
    removed: "Entfernt",
    noPrice: "Kein Preis",
  },
};
