import type { InvoiceListTexts } from "#app/i18n/locales/en/accounting/invoice-list.ts";

export const invoiceList: InvoiceListTexts = {
  title: "Facturas",
  empty: "Aquí no hay facturas",
  emptyText: "Las facturas de todas las reservas aparecen aquí en cuanto se emiten.",
  parts: { open: "Pendientes", overdue: "Vencidas", paid: "Pagadas", all: "Todas" },
  filters: {
    part: "Qué facturas",
    q: "Número, reserva, agencia",
    from: "Emitida desde",
    to: "Emitida hasta",
  },
  fields: {
    number: "Número",
    kind: "Tipo",
    agency: "Agencia",
    file: "Reserva",
    name: "Nombre de la reserva",
    issued: "Emitida",
    due: "Vence",
    total: "Total",
    open: "Pendiente",
    currency: "Moneda",
    status: "Estado",
  },
  kinds: {
    deposit: "Depósito",
    balance: "Saldo",
    full: "Importe total",
    cancellation: "Gastos de cancelación",
  },
};
