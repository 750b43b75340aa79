import type { TourTexts } from "#app/i18n/locales/en/sales/tours.ts";

/** Testi dei tour regolari e delle loro partenze. */
export const tours: TourTexts = {
  title: "Partenze dei tour",
  moveTitle: "Un’altra partenza",
  intro_one: "Per {{count}} viaggiatore. I tour possono iniziare tra il {{from}} e il {{to}}.",
  intro_many: "Per {{count}} di viaggiatori. I tour possono iniziare tra il {{from}} e il {{to}}.",
  intro_other: "Per {{count}} viaggiatori. I tour possono iniziare tra il {{from}} e il {{to}}.",
  holdNote: "I posti vengono bloccati quando richiede la prenotazione, non prima.",
  moving: "Al posto di {{name}}, {{dates}}.",
  back: "Torna al preventivo",
  filters: { month: "Mese", tour: "Tour" },
  days_one: "{{count}} giorno",
  days_many: "{{count}} di giorni",
  days_other: "{{count}} giorni",
  route: "Da {{start}} a {{end}}",
  guide: "Guida in {{language}}",
  runs: "Partenza garantita",
  seats: {
    none: "Nessun posto libero",
    left_one: "{{count}} posto libero",
    left_many: "{{count}} di posti liberi",
    left_other: "{{count}} posti liberi",
  },
  closeOn: "Prenotabile fino al {{date}}",
  deposit: "Acconto",
  sell: "Prezzo per il Suo gruppo",
  net: "Prezzo netto per il Suo gruppo",
  noPrice: "Nessun prezzo",
  room: "Camera {{number}}: {{type}}",
  change: { more: "{{amount}} in più", less: "{{amount}} in meno", same: "Stesso prezzo" },
  other: "Scegli un’altra partenza",
  choose: "Aggiungi al preventivo",
  take: "Scegli questa partenza",
  chosen: "In questo preventivo",
  obstacles: {
    other_day: "Il tour non inizia in questo giorno. Scelga un’altra partenza.",
    overlaps: "In quei giorni il gruppo è su un altro tour di questo preventivo.",
    cancelled: "Questa partenza è annullata.",
    on_hold: "Questa partenza è sospesa. Per ora non si vendono posti.",
    departed: "Questo tour è già partito.",
    closed: "Le prenotazioni si sono chiuse il {{date}}.",
    full: "Tutti i posti sono occupati.",
    seats_one: "È rimasto solo {{count}} posto. Il Suo gruppo ne richiede {{needed}}.",
    seats_many: "Sono rimasti solo {{count}} di posti. Il Suo gruppo ne richiede {{needed}}.",
    seats_other: "Sono rimasti solo {{count}} posti. Il Suo gruppo ne richiede {{needed}}.",
    singles: "Non ci sono abbastanza camere singole per il Suo gruppo.",
  },
  withRoom: "Con posto per il Suo gruppo: {{dates}}.",
  problems: {
    title: "I tour non hanno un prezzo per queste camere",
    copy: "Cambia i viaggiatori in una copia",
    not_sold: "Camera {{number}} ({{type}}): i tour si vendono in singola, matrimoniale, doppia e tripla.",
    too_few_one:
      "Camera {{number}} ({{type}}): è occupato {{count}} posto su {{places}}. Scelga una camera più piccola o aggiunga un viaggiatore.",
    too_few_many:
      "Camera {{number}} ({{type}}): sono occupati {{count}} di posti su {{places}}. Scelga una camera più piccola o aggiunga un viaggiatore.",
    too_few_other:
      "Camera {{number}} ({{type}}): sono occupati {{count}} posti su {{places}}. Scelga una camera più piccola o aggiunga un viaggiatore.",
    too_many_one:
      "Camera {{number}} ({{type}}): {{count}} viaggiatore per {{places}} posti. Scelga una camera più grande o ne aggiunga un’altra.",
    too_many_many:
      "Camera {{number}} ({{type}}): {{count}} di viaggiatori, bambini compresi, per {{places}} posti. Scelga una camera più grande o ne aggiunga un’altra.",
    too_many_other:
      "Camera {{number}} ({{type}}): {{count}} viaggiatori, bambini compresi, per {{places}} posti. Scelga una camera più grande o ne aggiunga un’altra.",
    no_adult: "Camera {{number}} ({{type}}): vi deve alloggiare un adulto.",
    no_room_one: "{{count}} viaggiatore non ha ancora una camera.",
    no_room_many: "{{count}} di viaggiatori non hanno ancora una camera.",
    no_room_other: "{{count}} viaggiatori non hanno ancora una camera.",
  },
  empty: {
    title: "Nessuna partenza in queste date",
    text: "Nessun tour inizia tra il {{from}} e il {{to}}. Copi il preventivo su un’altra data per trovarne altri.",
  },
  none: {
    title: "Nessuna partenza ha posto per il Suo gruppo",
    later: "Le prossime con posto: {{list}}. Copi il preventivo su quella data.",
  },
  done: {
    add: "Il tour è nel preventivo.",
    move: "L’altra partenza è nel preventivo.",
  },
};
