import type { GstReportTexts } from "#app/i18n/locales/en/accounting/gst-report.ts";

export const gstReport: GstReportTexts = {
  title: "Informe de GST",
  about: {
    documents:
      "Las facturas y notas de crédito cuentan en su propia fecha. Los importes son los de los documentos emitidos, al céntimo.",
    payments:
      "El impuesto de una factura cuenta a medida que se cobra: cada cobro lleva su parte de las facturas que salda, en la fecha del cobro y nunca antes de la factura.",
  },
  shortened: "Un informe abarca un año como máximo. Se muestra el último año del periodo solicitado.",
  empty: "Nada en este periodo",
  emptyText: "En estas fechas no hay facturas, notas de crédito ni cobros de esta marca. Elija otras.",
  period: "Del {{from}} al {{to}}, en {{currency}}",
  taxNumber: "Número de GST {{number}}",
  sum: "GST en total",
  months: "Por mes y código de impuesto",
  entries: { documents: "Documentos", payments: "Cobros por factura" },
  show_one: "{{count}} asiento",
  show_many: "{{count}} asientos",
  show_other: "{{count}} asientos",
  showAll: "Mostrar todos",
  paper: "{{number}} en PDF",
  filters: { from: "Desde", to: "Hasta", basis: "Según", brand: "Marca" },
  bases: { documents: "Fecha de los documentos", payments: "Fecha de cobro" },
  kinds: { billed: "Facturado", credited: "Retirado" },
  columns: {
    month: "Mes",
    date: "Fecha",
    kind: "Tipo",
    code: "Código de impuesto",
    taxable: "Importe sin GST",
    gst: "GST",
    total: "Importe con GST",
    entries: "Se compone de",
    number: "Documento",
    movedBy: "Motivo",
    file: "Expediente",
    name: "Nombre de la reserva",
    agency: "Agencia",
  },
};
