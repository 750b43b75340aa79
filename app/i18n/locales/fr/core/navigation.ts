import { menuNames } from "#app/i18n/locales/fr/registry-menu.ts";
import type { NavigationTexts } from "#app/i18n/locales/en/core/navigation.ts";

export const navigation: NavigationTexts = {
  desk: "Accueil",
  clientFiles: "Dossiers clients",
  notifications: "Notifications",
  outbox: "Boîte d’envoi",
  myFiles: "Mes dossiers",
  newQuote: "Nouveau devis",
  quickQuote: "Devis rapide",
  productSearch: "Recherche produits (test)",
  requests: "Demandes en cours",
  confirmed: "Réservations confirmées",
  cancelled: "Réservations annulées",
  tours: "Circuits",
  tripContent: "Contenu des voyages",
  alerts: "Alertes",
  itineraryLocations: "Lieux d’itinéraire",
  labels: "Étiquettes",
  users: "Utilisateurs",
  ourAgency: "Notre agence",
  money: "Finances",
  people: "Personnes",
  quality: "Qualité",
  insight: "Analyses",
  system: "Système",
  ...menuNames,
};
