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
  calendar: {
    name: "Prenotazioni di {{supplier}}",
    event: "{{who}}, {{guests}}: {{service}}",
    confirmation: "Conferma: {{number}}",
  },
  subscribe: {
    title: "Abbonarsi nel proprio calendario",
    intro:
      "Con questo indirizzo il Suo calendario legge i servizi confermati, da due settimane fa a tre mesi avanti, e si aggiorna ogni poche ore. Mostra un cognome e il numero di ospiti, nessun altro nome e nessun prezzo. L’indirizzo è Suo: chi lo possiede legge questi servizi senza accedere, e non vale più se il Suo account viene sospeso.",
    unshown:
      "L’indirizzo continua a valere dove è in uso, ma non si può più mostrare. Ne crei uno nuovo per usarlo altrove.",
    add: "Aggiungi al calendario",
    copy: "Copia indirizzo",
    copied: "Copiato",
    make: "Crea un indirizzo",
    renew: "Crea un nuovo indirizzo",
    renewAsk: "Creare un nuovo indirizzo?",
    renewText:
      "L’indirizzo precedente non aprirà più nulla. I calendari che lo usano vanno configurati di nuovo.",
    renewNow: "Crea",
    close: "Disattiva",
    closeAsk: "Disattivare il calendario?",
    closeText:
      "I calendari che usano l’indirizzo non riceveranno più i Suoi servizi finché non ne crea uno nuovo.",
    keep: "Mantieni l’indirizzo",
    renewed: "Il Suo calendario ha un nuovo indirizzo.",
    closed: "Il calendario è disattivato.",
  },
};
