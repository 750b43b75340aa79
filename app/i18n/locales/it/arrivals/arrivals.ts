import type { ArrivalsTexts } from "#app/i18n/locales/en/arrivals/arrivals.ts";

export const arrivals: ArrivalsTexts = {
  nav: {
    label: "Giorni mostrati",
    before: "Torna a {{days}}",
    after: "Vai a {{days}}",
    today: "Da oggi",
    from: "Dal",
    length: "Periodo",
    days_one: "{{count}} giorno",
    days_many: "{{count}} di giorni",
    days_other: "{{count}} giorni",
    show: "Mostra",
    instead: "Sono mostrati i giorni da oggi in poi.",
  },
  print: "Stampa",
  empty: "Nessun arrivo ({{days}})",
  emptyText:
    "Qui appaiono i servizi confermati che iniziano in questi giorni e gli ospiti che vi soggiornano.",
  more: "I servizi sono più di quanti ne contiene un elenco; mancano gli ultimi. Scelga meno giorni.",
  nobody: "Nessun arrivo",
  leaving: "Partenze",
  staying: "In casa",
  heading: "{{title}}: {{guests}}",
  sums: {
    arrivals_one: "{{count}} arrivo",
    arrivals_many: "{{count}} di arrivi",
    arrivals_other: "{{count}} arrivi",
    guests_one: "{{count}} ospite",
    guests_many: "{{count}} di ospiti",
    guests_other: "{{count}} ospiti",
    rooms_one: "{{count}} camera",
    rooms_many: "{{count}} di camere",
    rooms_other: "{{count}} camere",
  },
  fields: {
    part: "Movimento",
    nights: "Notti",
    extras: "Supplementi",
  },
  parts: {
    arriving: "Arrivo",
    leaving: "Partenza",
    staying: "In casa",
  },
};
