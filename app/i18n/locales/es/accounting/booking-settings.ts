import type { BookingSettingsTexts } from "#app/i18n/locales/en/accounting/booking-settings.ts";

export const bookingSettings: BookingSettingsTexts = {
  title: "Ajustes de reservas",
  saved: "Los ajustes de reservas se han guardado.",
  days: "días",
  years: "años",
  money: "$",
  sections: {
    books: {
      title: "Libros cerrados",
      text: "En un día cerrado no se emite, cobra ni abona nada.",
    },
    terms: {
      title: "Condiciones y pago",
      text: "Rigen para las cotizaciones, reservas y facturas que se hagan a partir de ahora.",
    },
    ages: {
      title: "Edades",
      text: "Cuando el servicio no tiene una política de edades propia.",
    },
    prices: {
      title: "Precios y costes",
      text: "Cómo se redondean los precios y cuándo un coste llama la atención.",
    },
    lookup: {
      title: "Buscar una reserva",
      text: "Lo que cualquiera puede consultar sin iniciar sesión.",
    },
  },
  fields: {
    locked_until: "Libros cerrados hasta",
    deposit_bps: "Depósito",
    balance_days_before: "Saldo antes del viaje",
    quote_valid_days: "Una cotización vale",
    card_surcharge_bps: "Recargo por tarjeta",
    payment_reminders: "Recordar a las agencias lo que deben pagar",
    child_max_age_default: "Un niño tiene como máximo",
    infant_max_age_default: "Un bebé tiene como máximo",
    sell_round_step_cents: "Redondear los precios de venta a",
    pp_round_step_cents: "Redondear los precios por persona a",
    cost_drift_warning_bps: "Señalar un coste que difiere en",
    lookup_per_minute: "Consultas por minuto",
  },
  hints: {
    locked_until: "El último día cerrado. Vacío: todos los días están abiertos.",
    deposit_bps: "De lo que paga la agencia.",
    card_surcharge_bps: "Se suma al importe que se pide con tarjeta.",
    payment_reminders:
      "7 días antes del vencimiento, el mismo día y 7 y 14 días después. Cada agencia puede excluirse en la cuenta de uno de sus expedientes.",
    sell_round_step_cents: "0: sin redondeo.",
    cost_drift_warning_bps: "Entre el coste de un servicio y la tarifa de hoy.",
    lookup_per_minute: "Desde una dirección, en la página donde los viajeros encuentran su viaje.",
  },
};
