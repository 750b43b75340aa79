import type { RemindersTexts } from "#app/i18n/locales/en/accounting/reminders.ts";

export const reminders: RemindersTexts = {
  title: "Recordatorios de pago",
  text: "A la agencia se le recuerda una factura pendiente 7 días antes del vencimiento, el mismo día y 7 y 14 días después, una vez cada uno. La factura va con el correo.",
  stopped: "Los ajustes de reservas detienen ahora todos los recordatorios, se elija aquí lo que se elija.",
  hint: "Para todos los expedientes de {{name}}. Los recordatorios se envían a {{email}}.",
  readOnly: "Puede cambiarlo quien lleva las agencias.",
  fields: {
    sends_reminders: "Recordar a esta agencia lo que debe pagar",
  },
  on: "Se recordarán las facturas pendientes a {{name}}.",
  off: "Ya no se recuerdan las facturas pendientes a {{name}}.",
  sent: "Recordatorios enviados de este expediente",
  empty: "Aún no hay recordatorios",
  emptyText: "Aquí aparecen los que se enviaron por las facturas de este expediente.",
  columns: {
    number: "Factura",
    step: "Cuándo",
    to: "Para",
    at: "Enviado",
  },
  today: "El día del vencimiento",
  before_one: "{{count}} día antes del vencimiento",
  before_many: "{{count}} días antes del vencimiento",
  before_other: "{{count}} días antes del vencimiento",
  after_one: "{{count}} día después del vencimiento",
  after_many: "{{count}} días después del vencimiento",
  after_other: "{{count}} días después del vencimiento",
};
