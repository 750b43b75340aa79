import type { NavigationTexts } from "#app/i18n/locales/en/navigation.ts";

export const navigation: NavigationTexts = {
  desk: "Accueil",
  clientFiles: "Dossiers clients",
  notifications: "Notifications",
  outbox: "Boîte d’envoi",
  myFiles: "Mes dossiers",
  quickQuote: "Devis rapide",
  productSearch: "Recherche produits (test)",
  confirmed: "Réservations confirmées",
  tripContent: "Contenu des voyages",
  alerts: "Alertes",
  itineraryLocations: "Lieux d’itinéraire",
  labels: "Étiquettes",
  users: "Utilisateurs",
  people: "Personnes",
  system: "Système",
  search: {
    office: "Rechercher un dossier",
    agent: "Rechercher une référence",
  },
};
