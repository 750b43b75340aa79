import type { SupplierAskedTexts } from "#app/i18n/locales/en/suppliers/supplier-asked.ts";

export const supplierAsked: SupplierAskedTexts = {
  requests: {
    fields: {
      party: "Viajeros",
      status: "Estado",
      kind: "Qué",
      service: "Servicio",
      date: "Días",
      due: "Respuesta antes de",
      answered: "Respondida",
      reference: "Referencia",
    },
    statuses: {
      Draft: "Sin enviar",
      Sent: "Enviada",
      Viewed: "Abierta",
      Confirmed: "Confirmada",
      Declined: "Rechazada",
      "Wait-listed": "Lista de espera",
      Alternative: "Alternativa ofrecida",
      Superseded: "Sustituida",
      Withdrawn: "Retirada",
    },
    empty: "Aquí no se ha pedido nada",
    emptyText:
      "Aquí figura lo que se pide y se comunica a este proveedor para los expedientes, con lo que respondió.",
  },
  reviews: {
    search: "Palabras, viajeros o referencia",
    rating: "Estrellas",
    said: "del {{date}}",
    lastYear_one: "{{mean}} en el último año, {{count}} respuesta",
    lastYear_many: "{{mean}} en el último año, {{count}} de respuestas",
    lastYear_other: "{{mean}} en el último año, {{count}} respuestas",
    noneLastYear: "Nadie respondió en el último año",
    empty: "Aquí no hay opiniones",
    emptyText:
      "Aquí figura lo que los viajeros opinan de los servicios de este proveedor, por el enlace de su itinerario.",
  },
};
