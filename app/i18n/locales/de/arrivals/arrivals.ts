import type { ArrivalsTexts } from "#app/i18n/locales/en/arrivals/arrivals.ts";

export const arrivals: ArrivalsTexts = {
  nav: {
    label: "Gezeigte Tage",
    before: "Zurück zu {{days}}",
    after: "Weiter zu {{days}}",
    today: "Ab heute",
    from: "Ab",
    length: "Zeitraum",
    days_one: "{{count}} Tag",
    days_other: "{{count}} Tage",
    show: "Zeigen",
    instead: "Gezeigt werden die Tage ab heute.",
  },
  print: "Drucken",
  empty: "Keine Anreisen ({{days}})",
  emptyText:
    "Hier erscheinen bestätigte Leistungen, die an diesen Tagen beginnen, und Gäste, die dann im Haus sind.",
  more: "Es gibt mehr Leistungen, als in eine Liste passen; die spätesten fehlen. Wählen Sie weniger Tage.",
  nobody: "Keine Anreisen",
  leaving: "Abreisen",
  staying: "Im Haus",
  heading: "{{title}}: {{guests}}",
  sums: {
    arrivals_one: "{{count}} Anreise",
    arrivals_other: "{{count}} Anreisen",
    guests_one: "{{count}} Gast",
    guests_other: "{{count}} Gäste",
    rooms_one: "{{count}} Zimmer",
    rooms_other: "{{count}} Zimmer",
  },
  fields: {
    part: "Bewegung",
    nights: "Nächte",
    extras: "Zusatzleistungen",
  },
  parts: {
    arriving: "Anreise",
    leaving: "Abreise",
    staying: "Im Haus",
  },
  calendar: {
    name: "Buchungen {{supplier}}",
    event: "{{who}}, {{guests}}: {{service}}",
    confirmation: "Bestätigung: {{number}}",
  },
  subscribe: {
    title: "Im eigenen Kalender abonnieren",
    intro:
      "Unter dieser Adresse liest Ihr Kalender bestätigte Leistungen, von zwei Wochen zurück bis drei Monate voraus, und fragt alle paar Stunden nach. Er zeigt einen Nachnamen und die Zahl der Gäste, keine weiteren Namen und keine Preise. Die Adresse gehört Ihnen: Wer sie hat, liest diese Leistungen ohne Anmeldung, und sie endet, wenn Ihr Konto gesperrt wird.",
    unshown:
      "Die Adresse gilt weiter, wo sie eingerichtet ist, lässt sich aber nicht noch einmal anzeigen. Erstellen Sie eine neue, um sie anderswo zu verwenden.",
    add: "Zum Kalender hinzufügen",
    copy: "Adresse kopieren",
    copied: "Kopiert",
    make: "Adresse erstellen",
    renew: "Neue Adresse erstellen",
    renewAsk: "Neue Adresse erstellen?",
    renewText:
      "Die bisherige Adresse öffnet von da an nichts mehr. Kalender, die sie verwenden, müssen neu eingerichtet werden.",
    renewNow: "Erstellen",
    close: "Ausschalten",
    closeAsk: "Kalender ausschalten?",
    closeText:
      "Kalender mit dieser Adresse erhalten Ihre Leistungen nicht mehr, bis Sie eine neue erstellen.",
    keep: "Adresse behalten",
    renewed: "Ihr Kalender hat eine neue Adresse.",
    closed: "Der Kalender ist ausgeschaltet.",
  },
};
