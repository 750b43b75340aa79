import type { OwnRequestsTexts } from "#app/i18n/locales/en/requests/own-requests.ts";

export const ownRequests: OwnRequestsTexts = {
  title: "Solicitudes actuales",
  intro: "Lo que espera su respuesta, primero lo que vence antes.",
  empty: "Ninguna solicitud espera su respuesta",
  emptyText: "Cuando le solicitemos algo, aparecerá aquí y le llegará por correo.",
  due: "Respuesta antes del",
  kind: "Tipo",
  kindAll: "Todos los tipos",
  sent: "Enviada",
  service: "Servicio",
  waitListed: "En lista de espera",
  answered: "Gracias. Hemos recibido su respuesta.",
  closed: "Aquí no hay nada que responder.",
  newer: "Abrir la solicitud más reciente",
  cancelledTitle: "Reservas canceladas",
  cancelledIntro: "Servicios cancelados en los últimos 90 días, primero los más recientes.",
  cancelledEmpty: "No hay reservas canceladas",
  cancelledEmptyText: "Un servicio que ya no se necesita permanece aquí 90 días.",
  cancelledOn: "Cancelada",
};
