import type { NavigationTexts } from "#app/i18n/locales/en/navigation.ts";

export const navigation: NavigationTexts = {
  desk: "Riepilogo",
  clientFiles: "Pratiche",
  notifications: "Notifiche",
  outbox: "Posta in uscita",
  myFiles: "Le mie pratiche",
  quickQuote: "Preventivo rapido",
  productSearch: "Ricerca prodotti (test)",
  confirmed: "Prenotazioni confermate",
  tripContent: "Contenuti di viaggio",
  alerts: "Avvisi",
  itineraryLocations: "Località degli itinerari",
  labels: "Etichette",
  users: "Utenti",
  people: "Persone",
  system: "Sistema",
  search: {
    office: "Cerca tra le pratiche",
    agent: "Cerca un riferimento",
  },
};
