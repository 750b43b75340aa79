import type { FileInvoicesTexts } from "#app/i18n/locales/en/sales/file-invoices.ts";

export const fileInvoices: FileInvoicesTexts = {
  kinds: {
    deposit: "Factura del depósito",
    balance: "Factura del saldo",
    full: "Factura del importe total",
    cancellation: "Factura de gastos de cancelación",
  },
  unnumbered: "Sin número hasta que se emita",
  draftNote:
    "El borrador sigue a su reserva: se rehace cada vez que cambian los servicios, los viajeros o los precios. Las agencias no lo ven.",
  voidNote: "La reserva se canceló, o ya no quedaba nada por pagar, antes de emitir este borrador.",
  fields: {
    billTo: "Facturar a",
    issued: "Emitida",
    due: "Vencimiento",
    language: "Idioma",
    drawnUp: "Elaborada",
    changed: "Modificada",
  },
  lines: {
    label: "Líneas de la factura",
    description: "Concepto",
    qty: "Cant.",
    amount: "Importe",
    gst: "GST {{amount}}",
  },
  totals: {
    netEx: "Total sin GST",
    gst: "GST",
    total: "Total",
  },
  none: {
    title: "Sin facturas",
    quote:
      "Los presupuestos no se facturan. El primer borrador se elabora cuando el presupuesto pasa a reserva y todos los servicios están confirmados.",
    unconfirmed:
      "La primera factura se elabora como borrador en cuanto todos los servicios de la reserva están confirmados.",
    confirmed:
      "No se elaboró ningún borrador al confirmar esta reserva. Se elaborará en cuanto la reserva cambie y haya algo que pagar.",
    cancelled: "Esta reserva se canceló antes de elaborar una factura.",
  },
};
