import type { FileAccountTexts } from "#app/i18n/locales/en/sales/file-account.ts";

export const fileAccount: FileAccountTexts = {
  tabs: {
    label: "Páginas de este expediente",
    overview: "Resumen",
    account: "Cuenta",
    finalisation: "Finalización",
    reconfirmation: "Reconfirmación",
    invoices: "Facturas",
    transactions: "Movimientos",
    yield: "Margen",
    itineraries: "Itinerarios",
  },
  pay: {
    title: "Por pagar",
    total: "Total por pagar",
    fees: "Gastos de cancelación",
    invoiced: "Facturado hasta ahora",
    credits: "Abonos",
    paid: "Pagado hasta ahora",
    due: "A pagar ahora",
    quoteNote: "Es un presupuesto: no se cobra nada hasta que solicite la reserva.",
    bookingNote: "Los importes vencen con su factura.",
    cancelledNote: "De una reserva cancelada solo se cobran los gastos de cancelación.",
  },
  schedule: {
    title: "Calendario de pagos",
    kind: "Pago",
    dueOn: "Vencimiento",
    amount: "Importe",
    deposit: "Depósito",
    instalment: "Pago parcial",
    balance: "Saldo",
    full: "Importe total",
    onConfirmation: "Al confirmarse la reserva",
    proposed: "Así se pagaría si solicitara la reserva hoy.",
    agreed: "Acordado al solicitar la reserva. Si cambia el total, cambia con él el último pago.",
    late_one: "Falta menos de {{count}} día para la salida, por lo que se paga todo de una vez.",
    late_many: "Faltan menos de {{count}} de días para la salida, por lo que se paga todo de una vez.",
    late_other: "Faltan menos de {{count}} días para la salida, por lo que se paga todo de una vez.",
    none: "No hay pagos previstos.",
    noneQuote: "En cuanto un servicio del presupuesto tenga precio, los pagos aparecerán aquí.",
    noneExpired: "Este presupuesto ha caducado. Cópielo para calcular de nuevo los precios.",
    noneBooking: "No se acordó un calendario para esta reserva. Cada factura indica su propio vencimiento.",
    noneCancelled: "Esta reserva está cancelada.",
  },
  invoices: {
    empty: "Aún no hay facturas",
    quoteText:
      "Los presupuestos no se facturan. Aquí podrá descargar las facturas del depósito y del saldo de la reserva en cuanto se emitan.",
    bookingText:
      "En cuanto se emitan, aquí podrá descargar las facturas del depósito y del saldo y las notas de crédito.",
  },
  itineraries: {
    text: "Lo que su cliente abre en el teléfono durante el viaje. El enlace no cambia al publicar una nueva versión.",
    noneQuote: "El itinerario llega con la reserva",
    noneQuoteText:
      "Cuando este presupuesto sea una reserva confirmada, aquí estarán el itinerario con su PDF y el enlace para su cliente.",
    none: "Aún sin publicar",
    noneText: "En cuanto se publique el itinerario, aquí estarán su PDF y el enlace para su cliente.",
  },
};
