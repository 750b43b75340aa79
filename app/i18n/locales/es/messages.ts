import type { MessageTexts } from "#app/i18n/locales/en/messages.ts";

export const messages: MessageTexts = {
  title: "Mensajes",
  text: "Entre la agencia y su gestor. Su cliente solo lee lo que está marcado.",
  textOffice: "Entre la agencia y nosotros. El cliente solo lee lo que está marcado.",
  empty: "Aún no hay mensajes",
  emptyAgent: "Escriba aquí a su gestor. Los cambios y las preguntas quedan en el expediente.",
  emptyOffice: "Escriba aquí a la agencia. Los cambios y las preguntas quedan en el expediente.",
  emptyPage: "No hay nada anterior.",
  earlier: "Mensajes anteriores",
  newest: "Mensajes más recientes",
  forClient: "Visible para el cliente",
  write: "Escribir un mensaje",
  body: "Mensaje",
  to: "Quién lo lee",
  toOffice: "El gestor",
  toOfficeHint: "Queda entre su agencia y nosotros.",
  toClient: "El cliente",
  toClientHint:
    "Aparece en la página de la cotización y se envía por correo al cliente. El gestor también lo lee.",
  officeHint: "Se avisa a la agencia de inmediato. El cliente no lo lee.",
  agentHint: "Se avisa al gestor de inmediato. El cliente no lo lee.",
  send: "Enviar mensaje",
  doneOffice: "Su mensaje ha llegado a la agencia.",
  doneConsultant: "Hemos recibido su mensaje.",
  doneClient: "Su mensaje ha llegado al cliente.",
  mayNot: "Puede leer los mensajes, pero no escribir.",
  panel: "Todos los mensajes",
  authors: {
    office: "Receptivo",
    agent: "Agencia",
    client: "Cliente",
  },
  kinds: {
    change_wish: "Cambio solicitado",
    decline: "Rechazada",
  },
};
