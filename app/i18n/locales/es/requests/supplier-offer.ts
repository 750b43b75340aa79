import type { SupplierOfferTexts } from "#app/i18n/locales/en/requests/supplier-offer.ts";

export const supplierOffer: SupplierOfferTexts = {
  title: "Oferta del proveedor",
  toRequest: "Lo que se pidió",
  closed:
    "Esta oferta ya no está abierta: se aceptó, se rechazó o el proveedor ha respondido otra cosa desde entonces.",
  impossible: "La oferta no se puede aceptar así",
  noPrice: "Sin precio",
  fields: {
    option: "Servicio",
    from: "Primer día",
    to: "Último día",
    start: "Empieza",
    startHint: "Empieza a las {{times}}",
    note: "Lo que el proveedor lee con la solicitud",
    noteHint: "Figura con el servicio y en la solicitud, tal como se escribe aquí.",
    message: "Mensaje al proveedor",
  },
  terms: {
    title: "Otro servicio, otros días u otra hora",
    text: "Si el proveedor ofrece otro de sus servicios, otros días u otra hora, indíquelo aquí: el servicio se cambia y se le vuelve a poner precio.",
    submit: "Ver la diferencia",
  },
  preview: {
    title: "Qué ocurre al aceptar la oferta",
    asked: "Solicitado",
    taken: "A partir de ahora",
    difference: "Diferencia en el viaje",
    words:
      "El servicio queda como está. Se le vuelve a pedir enseguida a {{supplier}}, con el texto de abajo.",
    changed: "El servicio se cambia y se le pide enseguida a {{supplier}}, con el texto de abajo.",
    instant: "Se obtiene enseguida de nuestro cupo. Se avisa a {{supplier}} y no hay que esperar a nadie.",
    rates:
      "Los precios son los de nuestras tarifas; si el proveedor indica otro, introdúzcalo después en el servicio.",
    priceOpen:
      "Las tarifas de hoy no dan precio: acuerde uno con el proveedor e introdúzcalo en el servicio.",
  },
  take: {
    ask: "Aceptar la oferta y volver a pedir",
    instant: "Aceptar la oferta",
  },
  decline: {
    title: "Rechazar la oferta",
    text: "El servicio cuenta entonces como rechazado y necesita otra cosa en su lugar. {{supplier}} recibe un correo que dice que la oferta no se acepta.",
    submit: "Rechazar la oferta",
  },
  taken: "La oferta está aceptada y {{supplier}} está avisado.",
  declined: "La oferta está rechazada y {{supplier}} está avisado.",
};
