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
};
