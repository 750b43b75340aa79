import { menuNames } from "#app/i18n/locales/it/registry-menu.ts";
import type { NavigationTexts } from "#app/i18n/locales/en/core/navigation.ts";

export const navigation: NavigationTexts = {
  desk: "Riepilogo",
  clientFiles: "Pratiche",
  notifications: "Notifiche",
  outbox: "Posta in uscita",
  myFiles: "Le mie pratiche",
  newQuote: "Nuovo preventivo",
  quickQuote: "Preventivo rapido",
  productSearch: "Ricerca prodotti (test)",
  requests: "Richieste attuali",
  confirmed: "Prenotazioni confermate",
  cancelled: "Prenotazioni annullate",
  tours: "Tour",
  tripContent: "Contenuti di viaggio",
  alerts: "Avvisi",
  itineraryLocations: "Località degli itinerari",
  labels: "Etichette",
  users: "Utenti",
  ourAgency: "La nostra agenzia",
  money: "Contabilità",
  people: "Persone",
  quality: "Qualità",
  insight: "Analisi",
  system: "Sistema",
  ...menuNames,
};
