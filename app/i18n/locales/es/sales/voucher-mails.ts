import type { VoucherMailsTexts } from "#app/i18n/locales/en/sales/voucher-mails.ts";

export const voucherMails: VoucherMailsTexts = {
  open: "Enviar bonos",
  title: "Enviar los bonos",
  ready_one: "{{count}} servicio confirmado tiene bono.",
  ready_many: "{{count}} servicios confirmados tienen bono.",
  ready_other: "{{count}} servicios confirmados tienen bono.",
  waiting_one: "{{count}} servicio no está confirmado y no lo tiene.",
  waiting_many: "{{count}} servicios no están confirmados y no lo tienen.",
  waiting_other: "{{count}} servicios no están confirmados y no lo tienen.",
  to: "Para",
  noClient: "El expediente no tiene la dirección de correo del cliente.",
  readers: { agent: "Agencia: {{name}}", client: "Cliente: {{name}}" },
  message: "Mensaje",
  messageHint: "Unas palabras propias. Los bonos van adjuntos en PDF, en el idioma del cliente y en inglés.",
  send: "Enviar los bonos",
  done: "Los bonos se han enviado a {{email}}.",
  sent: "Enviados hasta ahora",
  never: "Los bonos todavía no se han enviado por correo.",
  entry: "{{moment}} a {{to}}, por {{by}}",
  entryAlone: "{{moment}} a {{to}}",
  problems: {
    not_published: "El itinerario no está publicado, así que todavía no hay bonos.",
    none: "Ahora mismo ningún servicio está confirmado con un bono.",
  },
};
