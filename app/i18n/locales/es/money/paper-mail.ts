import type { PaperMailTexts } from "#app/i18n/locales/en/money/paper-mail.ts";

export const paperMail: PaperMailTexts = {
  title: "Enviar por correo: {{what}}",
  text: "El correo se escribe en el idioma del documento, que va adjunto en PDF.",
  send: "Enviar",
  done: "Enviado a {{email}}.",
  fields: {
    email: "Correo electrónico",
    name: "Nombre",
    nameHint: "Aparece en el saludo del correo.",
    message: "Mensaje",
    messageHint: "Unas palabras suyas, en el idioma de la agencia.",
  },
  kinds: {
    invoice: "Factura {{number}}",
    credit_note: "Nota de crédito {{number}}",
    receipt: "Recibo {{number}}",
    refund: "Reembolso {{number}}",
    file: "cuenta de este expediente",
    agency: "cuenta de la agencia",
  },
};
