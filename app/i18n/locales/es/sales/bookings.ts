import type { BookingTexts } from "#app/i18n/locales/en/sales/bookings.ts";

export const bookings: BookingTexts = {
  confirmation: "Confirmación (PDF)",
  request: {
    title: "Solicitar reserva",
    submit: "Solicitar reserva por {{amount}}",
    back: "Volver al expediente",
    conflict: "El expediente ha cambiado. Revíselo y confirme de nuevo.",
    done: "La reserva está solicitada. Asegurados: {{secured}}, a petición: {{asked}}.",
  },
  netIn: "Importes netos en {{currency}}",
  groups: {
    instant: {
      title: "Asegurado al momento",
      text: "Queda a su nombre en cuanto solicite la reserva, al precio indicado.",
    },
    request: {
      title: "A petición",
      text: "Consultamos al proveedor y le avisamos en cuanto responda.",
    },
    leftOut: {
      title: "Sin reservar",
      text: "Permanece en el expediente, pero no forma parte de la reserva.",
    },
  },
  reasons: {
    stock: "De nuestro cupo",
    freesale: "Venta libre",
    no_stock: "Nuestro cupo está agotado al menos un día",
    stop_sell: "Sin venta inmediata al menos un día",
    released: "Nuestro cupo ha vuelto al proveedor",
    supplier: "Lo confirma el proveedor",
    seats_held: "Plazas del circuito retenidas 72 horas, hasta el pago del depósito",
    seats_sold: "Plazas del circuito confirmadas",
    price_open: "Su asesor confirma el precio",
    secured: "Ya asegurado",
    optional: "Opcional y no elegido",
    no_price: "Sin precio todavía",
  },
  obstacles: {
    tour_seats: {
      title: "Un circuito de este presupuesto no tiene plazas para su grupo",
      text: "Elija otra salida o quite el circuito y vuelva a solicitar la reserva.",
    },
    not_a_quote: {
      title: "Este expediente ya es una reserva",
      text: "No queda nada por solicitar. El estado de cada servicio está en el expediente.",
    },
    expired: {
      title: "Este presupuesto ha caducado",
      text: "Cópielo para volver a calcular su precio.",
    },
    travel_date_past: {
      title: "La fecha de viaje ya ha pasado",
      text: "Copie el presupuesto con una fecha nueva.",
    },
    nothing_costed: {
      title: "Todavía no hay nada que reservar",
      text: "Ningún servicio de este presupuesto tiene precio.",
    },
  },
  prices: {
    same: "Los precios tienen más de 48 horas. Los hemos vuelto a consultar: nada ha cambiado.",
    changed: "Algunos precios han cambiado desde el presupuesto",
    total: "El total era de {{before}} y ahora es de {{now}}.",
    line: "{{service}}, {{date}}: {{before}} → {{now}}",
    open: "{{service}}, {{date}}: sin precio actual; lo confirma su asesor.",
  },
  lead: {
    heading: "Viajeros y condiciones",
    legend: "Titular",
    hint: "La reserva se hace con los proveedores a nombre del titular. Escriba los nombres como en el pasaporte.",
    title: "Tratamiento",
    firstName: "Nombre",
    lastName: "Apellidos",
  },
  others: {
    heading_one: "Otro viajero",
    heading_many: "{{count}} de viajeros más",
    heading_other: "{{count}} viajeros más",
    hint: "Deje en blanco lo que aún no sepa.",
    A: "Viajero {{number}}, adulto",
    C: "Viajero {{number}}, niño, {{age}}",
    C_unknown: "Viajero {{number}}, niño",
    I: "Viajero {{number}}, bebé",
    room: "Habitación {{number}}: {{type}}",
  },
  more: "Más",
  terms: {
    label: "Acepto las condiciones de reserva en nombre de mi cliente",
    deposit:
      "Depósito de {{amount}} ({{percent}}) en cuanto la reserva esté confirmada, saldo de {{rest}} a más tardar el {{date}}.",
    tourDeposit:
      "Depósito de {{amount}} en cuanto la reserva esté confirmada, saldo de {{rest}} a más tardar el {{date}}.",
    balance: "El precio completo de {{amount}} se abona a más tardar el {{date}}.",
    full: "El precio completo de {{amount}} se abona en cuanto la reserva esté confirmada.",
    fees: "Los gastos de cancelación dependen del servicio y del plazo.",
  },
  cancel: {
    title: "Cancelar reserva",
    intro: "Compruebe lo que cuesta cancelar hoy antes de confirmar. No se puede deshacer.",
    none: "Sin gastos",
    totalNet: "Servicios asegurados, neto",
    totalFee: "Gastos de cancelación",
    credit: "No se cobra",
    reason: "Motivo",
    reasonHint: "Lo lee su asesor.",
    accept: "Acepto los gastos de cancelación de {{amount}}",
    acceptNone: "Quiero cancelar esta reserva; no hay gastos",
    submit: "Cancelar la reserva definitivamente",
    keep: "Conservar la reserva",
    impossible: "Este expediente no puede cancelarse aquí",
    impossibleText:
      "Los presupuestos caducan solos. Si el viaje ha empezado o ha terminado, contacte con su asesor.",
    back: "Volver al expediente",
    done: "La reserva está cancelada. Gastos: {{amount}}.",
    conflict: "Los gastos han cambiado. Revíselos y confirme de nuevo.",
    nextFee: "A partir del {{date}} los gastos son de {{amount}}.",
    nextFeeAt: "A partir del {{date}} a las {{time}} los gastos son de {{amount}}.",
    noNext: "Los gastos ya no aumentan.",
    office: {
      intro:
        "Compruebe lo que cuesta hoy a la agencia cancelar antes de confirmar. No se puede deshacer; se avisa a la agencia.",
      reasonHint: "Lo lee la agencia.",
      accept: "Cancelar y cobrar a la agencia unos gastos de {{amount}}",
      acceptNone: "Cancelar esta reserva; la agencia no paga gastos",
      impossibleText:
        "Los presupuestos caducan solos. Si el viaje ha empezado, los servicios se cancelan uno a uno.",
    },
  },
  waiting: {
    kinds: {
      new: "Reserva",
      amend: "Modificación",
      cancel: "Cancelación",
      reconfirm: "Reconfirmación",
    },
  },
};
