import type { DeskTexts } from "#app/i18n/locales/en/desk.ts";

export const desk: DeskTexts = {
  greeting: "Guten Tag, {{name}}",
  byStatus: "Vorgänge nach Status",
  filesInStatus_one: "{{formatted}} Vorgang",
  filesInStatus_other: "{{formatted}} Vorgänge",
  noFiles: "Noch keine Vorgänge",
  noFilesText: "Sobald das erste Angebot oder die erste Buchung vorliegt, erscheint sie hier nach Status.",
  noAccess: "Ihre Rolle umfasst keine Vorgänge, deshalb gibt es hier nichts anzuzeigen.",
  allFiles: "Alle Vorgänge",
  travelling: "Laufende Reisen",
  travellingEmpty: "Heute ist niemand unterwegs.",
  leavingSoon: "Abreisen in den nächsten 30 Tagen",
  leavingSoonEmpty: "Keine Abreisen in den nächsten 30 Tagen.",
  arriving: "Anreisen in den nächsten sieben Tagen",
  arrivingEmpty: "Keine Anreisen in den nächsten sieben Tagen",
  arrivingEmptyText: "Was später kommt, steht in der Liste der bestätigten Buchungen.",
  upcoming_one: "{{formatted}} bestätigte Leistung ab heute",
  upcoming_other: "{{formatted}} bestätigte Leistungen ab heute",
  allBookings: "Alle bestätigten Buchungen",
};
