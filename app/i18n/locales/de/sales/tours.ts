import type { TourTexts } from "#app/i18n/locales/en/sales/tours.ts";

/** Texte der Rundreisen und ihrer Termine. */
export const tours: TourTexts = {
  title: "Rundreisetermine",
  moveTitle: "Anderer Termin",
  intro_one: "Für {{count}} Person. Rundreisen können zwischen dem {{from}} und dem {{to}} beginnen.",
  intro_other: "Für {{count}} Personen. Rundreisen können zwischen dem {{from}} und dem {{to}} beginnen.",
  holdNote: "Plätze werden erst gehalten, wenn Sie die Buchung anfragen.",
  moving: "Anstelle von {{name}}, {{dates}}.",
  back: "Zurück zum Angebot",
  filters: { month: "Monat", tour: "Rundreise" },
  days_one: "{{count}} Tag",
  days_other: "{{count}} Tage",
  route: "{{start}} bis {{end}}",
  guide: "Reiseleitung auf {{language}}",
  runs: "Durchführung gesichert",
  seats: {
    none: "Keine Plätze frei",
    left_one: "{{count}} Platz frei",
    left_other: "{{count}} Plätze frei",
  },
  closeOn: "Buchbar bis {{date}}",
  deposit: "Anzahlung",
  sell: "Preis für Ihre Gruppe",
  net: "Nettopreis für Ihre Gruppe",
  noPrice: "Kein Preis",
  room: "Zimmer {{number}}: {{type}}",
  change: { more: "{{amount}} mehr", less: "{{amount}} weniger", same: "Gleicher Preis" },
  other: "Anderen Termin wählen",
  choose: "Ins Angebot übernehmen",
  take: "Diesen Termin wählen",
  chosen: "Im Angebot enthalten",
  obstacles: {
    other_day: "Die Rundreise beginnt nicht an diesem Tag. Wählen Sie einen anderen Termin.",
    overlaps: "Die Gruppe ist an diesen Tagen auf einer anderen Rundreise dieses Angebots.",
    cancelled: "Dieser Termin ist abgesagt.",
    on_hold: "Dieser Termin ist ausgesetzt. Zurzeit werden keine Plätze verkauft.",
    departed: "Diese Rundreise hat bereits begonnen.",
    closed: "Buchungsschluss war am {{date}}.",
    full: "Alle Plätze sind vergeben.",
    seats_one: "Nur noch {{count}} Platz frei. Ihre Gruppe braucht {{needed}}.",
    seats_other: "Nur noch {{count}} Plätze frei. Ihre Gruppe braucht {{needed}}.",
    singles: "Für Ihre Gruppe sind nicht mehr genügend Einzelzimmer frei.",
  },
  withRoom: "Genügend Plätze für Ihre Gruppe: {{dates}}.",
  problems: {
    title: "Für diese Zimmer haben Rundreisen keinen Preis",
    copy: "Reisende in einer Kopie ändern",
    not_sold:
      "Zimmer {{number}} ({{type}}): Rundreisen gibt es im Einzel-, Doppel-, Zweibett- und Dreibettzimmer.",
    too_few_one:
      "Zimmer {{number}} ({{type}}): {{count}} von {{places}} Plätzen ist belegt. Wählen Sie ein kleineres Zimmer oder ergänzen Sie eine Person.",
    too_few_other:
      "Zimmer {{number}} ({{type}}): {{count}} von {{places}} Plätzen sind belegt. Wählen Sie ein kleineres Zimmer oder ergänzen Sie eine Person.",
    too_many_one:
      "Zimmer {{number}} ({{type}}): {{count}} Person für {{places}} Plätze. Wählen Sie ein größeres oder ein weiteres Zimmer.",
    too_many_other:
      "Zimmer {{number}} ({{type}}): {{count}} Personen, Kinder mitgezählt, für {{places}} Plätze. Wählen Sie ein größeres oder ein weiteres Zimmer.",
    no_adult: "Zimmer {{number}} ({{type}}): Hier muss mindestens eine erwachsene Person wohnen.",
    no_room_one: "{{count}} Person hat noch kein Zimmer.",
    no_room_other: "{{count}} Personen haben noch kein Zimmer.",
  },
  empty: {
    title: "Keine Termine in diesem Zeitraum",
    text: "Zwischen {{from}} und {{to}} beginnt keine Rundreise. Kopieren Sie das Angebot auf ein anderes Datum, um weitere zu finden.",
  },
  none: {
    title: "Kein Termin hat genügend Plätze für Ihre Gruppe",
    later: "Die nächsten mit genügend Plätzen: {{list}}. Kopieren Sie das Angebot auf dieses Datum.",
  },
  done: {
    add: "Die Rundreise steht im Angebot.",
    move: "Der andere Termin steht im Angebot.",
  },
};
