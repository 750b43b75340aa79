import { menuNames } from "#app/i18n/locales/de/registry-menu.ts";
import type { NavigationTexts } from "#app/i18n/locales/en/core/navigation.ts";

export const navigation: NavigationTexts = {
  desk: "Übersicht",
  clientFiles: "Vorgänge",
  notifications: "Benachrichtigungen",
  outbox: "Postausgang",
  myFiles: "Meine Vorgänge",
  newQuote: "Neues Angebot",
  quickQuote: "Schnellangebot",
  productSearch: "Test-Produktsuche",
  requests: "Aktuelle Anfragen",
  confirmed: "Bestätigte Buchungen",
  cancelled: "Stornierte Buchungen",
  tours: "Rundreisen",
  tripContent: "Reiseinhalte",
  alerts: "Meldungen",
  itineraryLocations: "Reiseorte",
  labels: "Etiketten",
  users: "Benutzer",
  ourAgency: "Unser Reisebüro",
  money: "Finanzen",
  people: "Personen",
  quality: "Qualität",
  insight: "Auswertungen",
  system: "System",
  ...menuNames,
};
