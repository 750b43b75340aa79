import type { OutboxTexts } from "#app/i18n/locales/en/outbox.ts";

export const outbox: OutboxTexts = {
  title: "Bandeja de salida",
  intro:
    "Sin servidor de correo, como en la demo, ningún mensaje sale de esta máquina: cada uno se guarda como archivo .eml en la carpeta «outbox» de la carpeta de datos.",
  empty: "Todavía no hay mensajes",
  emptyText:
    "Un mensaje aparece aquí en cuanto se escribe, por ejemplo para establecer una contraseña nueva.",
  fields: {
    created: "Creado",
    to: "Para",
    subject: "Asunto",
    kind: "Tipo",
    language: "Idioma",
    status: "Estado",
    attempts: "Intentos",
    sent: "Enviado",
    error: "Error",
  },
  kinds: {
    "password-reset": "Contraseña nueva",
    invitation: "Invitación",
    "email-change": "Confirmar correo",
    "email-change-notice": "Aviso de nueva dirección",
    "password-changed": "Contraseña cambiada",
    "two-factor-on": "Dos pasos activada",
    "two-factor-off": "Dos pasos desactivada",
    "recovery-code-used": "Código de recuperación usado",
    "booking-requested": "Reserva solicitada",
    "booking-received": "Solicitud de reserva recibida",
    "cancellation-requested": "Cancelación confirmada",
    "cancellation-received": "Cancelación recibida",
    "change-requested": "Cambio solicitado",
    "change-made": "Reserva modificada",
    "change-applied": "Cambio realizado",
    "change-waits": "Cambio realizado, falta el proveedor",
    "change-declined": "Cambio rechazado",
    "stock-sold": "Vendido del cupo",
    "stock-given-back": "De vuelta en el cupo",
    "stock-changed": "Venta del cupo modificada",
  },
  status: {
    queued: "En espera",
    sent: "Enviado",
    failed: "Fallido",
  },
};
