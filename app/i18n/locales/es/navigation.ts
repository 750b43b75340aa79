import type { NavigationTexts } from "#app/i18n/locales/en/navigation.ts";

export const navigation: NavigationTexts = {
  desk: "Resumen",
  clientFiles: "Expedientes",
  notifications: "Notificaciones",
  outbox: "Bandeja de salida",
  myFiles: "Mis expedientes",
  quickQuote: "Cotización rápida",
  productSearch: "Buscar productos (prueba)",
  confirmed: "Reservas confirmadas",
  tripContent: "Contenido del viaje",
  alerts: "Avisos",
  itineraryLocations: "Lugares de itinerario",
  labels: "Etiquetas",
  users: "Usuarios",
  people: "Personas",
  system: "Sistema",
  search: {
    office: "Buscar expedientes",
    agent: "Buscar una referencia",
  },
};
