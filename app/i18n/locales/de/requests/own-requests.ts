import type { OwnRequestsTexts } from "#app/i18n/locales/en/requests/own-requests.ts";

export const ownRequests: OwnRequestsTexts = {
  title: "Aktuelle Anfragen",
  intro: "Was auf Ihre Antwort wartet, das Dringendste zuerst.",
  empty: "Keine Anfrage wartet auf Ihre Antwort",
  emptyText: "Wenn wir etwas bei Ihnen anfragen, steht es hier und kommt per E-Mail.",
  due: "Antwort bis",
  kind: "Art",
  kindAll: "Alle Arten",
  sent: "Gesendet",
  service: "Leistung",
  waitListed: "Auf der Warteliste",
  answered: "Vielen Dank. Ihre Antwort ist angekommen.",
  closed: "Hier gibt es nichts zu beantworten.",
  newer: "Neueste Anfrage öffnen",
  cancelledTitle: "Stornierte Buchungen",
  cancelledIntro: "Leistungen, die in den letzten 90 Tagen storniert wurden, die neuesten zuerst.",
  cancelledEmpty: "Keine stornierten Buchungen",
  cancelledEmptyText: "Eine Leistung, die nicht mehr benötigt wird, steht hier 90 Tage lang.",
  cancelledOn: "Storniert",
};
