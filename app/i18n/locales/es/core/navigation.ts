import { menuNames } from "#app/i18n/locales/es/registry-menu.ts";
import type { NavigationTexts } from "#app/i18n/locales/en/core/navigation.ts";

export const navigation: NavigationTexts = {
  desk: "Resumen",
  clientFiles: "Expedientes",
  notifications: "Notificaciones",
  outbox: "Bandeja de salida",
  myFiles: "Mis expedientes",
  newQuote: "Nuevo presupuesto",
  quickQuote: "Presupuesto rápido",
  productSearch: "Buscar productos (prueba)",
  requests: "Solicitudes actuales",
  confirmed: "Reservas confirmadas",
  cancelled: "Reservas canceladas",
  tours: "Circuitos",
  tripContent: "Contenido del viaje",
  alerts: "Avisos",
  itineraryLocations: "Lugares de itinerario",
  labels: "Etiquetas",
  users: "Usuarios",
  ourAgency: "Nuestra agencia",
  money: "Finanzas",
  people: "Personas",
  quality: "Calidad",
  insight: "Análisis",
  system: "Sistema",
  ...menuNames,
};
