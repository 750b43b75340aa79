import type { NavigationTexts } from "#app/i18n/locales/en/navigation.ts";

export const navigation: NavigationTexts = {
  desk: "Übersicht",
  clientFiles: "Vorgänge",
  notifications: "Benachrichtigungen",
  outbox: "Postausgang",
  myFiles: "Meine Vorgänge",
  quickQuote: "Schnellangebot",
  productSearch: "Test-Produktsuche",
  confirmed: "Bestätigte Buchungen",
  tripContent: "Reiseinhalte",
  alerts: "Meldungen",
  itineraryLocations: "Reiseorte",
  labels: "Etiketten",
  users: "Benutzer",
  people: "Personen",
  system: "System",
  search: {
    office: "Vorgänge suchen",
    agent: "Vorgangsnummer suchen",
  },
};
