import type { QuoteTexts } from "#app/i18n/locales/en/quotes.ts";

export const quotes: QuoteTexts = {
  overview: "Resumen",
  fields: {
    name: "Nombre de la reserva",
    agentReference: "Su referencia",
    remarks: "Observaciones para su asesor",
  },
  save: {
    title: "Guardar este precio como cotización",
    text: "En la página siguiente puede cambiar, quitar y añadir servicios. Los servicios sin tarifa para la fecha del viaje se guardan sin precio; allí puede elegir alternativas.",
    submit: "Guardar y personalizar",
    details: "Guardar",
  },
  saved: {
    whole: "La cotización {{reference}} está guardada.",
    without_one:
      "La cotización {{reference}} está guardada. {{count}} servicio quedó sin precio: elija abajo una alternativa.",
    without_other:
      "La cotización {{reference}} está guardada. {{count}} servicios quedaron sin precio: elija abajo alternativas.",
    without_many:
      "La cotización {{reference}} está guardada. {{count}} de servicios quedaron sin precio: elija abajo alternativas.",
  },
  closed: {
    title: "Este expediente ya no se puede personalizar",
    text: "Aquí solo se puede modificar una cotización que aún no es una reserva. Cópiela para empezar otra o consulte a su asesor.",
  },
  red: {
    title_one: "{{count}} servicio no tiene precio",
    title_other: "{{count}} servicios no tienen precio",
    title_many: "{{count}} de servicios no tienen precio",
    text: "Lo que aparece en rojo no forma parte del total. Elija una alternativa o quítelo.",
  },
  rounding: "Incluye {{amount}} de redondeo de los precios por persona.",
  nothing: "Todavía nada tiene precio.",
  days: {
    title: "Día a día",
    day: "Día {{day}}",
    overnight: "Noche en {{place}}",
    empty: "Todavía no hay servicios este día.",
  },
  line: {
    removed: "Quitado",
    noPrice: "Sin precio",
  },
  close: "Cerrar",
  rates: "Descargar precios",
  tools: {
    swap: "Cambiar",
    remove: "Quitar",
    putBack: "Recuperar",
    take: "Añadir al viaje",
    leave: "Sacar del viaje",
  },
  swap: {
    title: "En lugar de {{name}}",
    substitute: "Parte del paquete",
    choose: "Elegir",
    none: "Nada más en este lugar tiene precio para estas fechas y este grupo.",
  },
  insert: {
    open: "Insertar actividad aquí",
    find: "Buscar servicios",
    pending: "Buscando servicios…",
    add: "Añadir",
    none: "En este lugar no se ofrece nada de este tipo. Pruebe otro tipo de servicio.",
  },
  newPrices: {
    title: "Los precios han cambiado desde que se guardó esta cotización",
    text: "Con las tarifas de hoy los mismos servicios cuestan {{amount}}. Cualquier cambio que haga aquí toma los precios de hoy.",
    take: "Tomar los precios de hoy",
  },
  done: {
    swap: "El servicio se ha cambiado.",
    remove: "El servicio se ha quitado. Puede recuperarlo en su día.",
    restore: "El servicio vuelve a formar parte del viaje.",
    take: "El servicio se ha añadido al viaje.",
    leave: "El servicio se ha sacado del viaje.",
    add: "El servicio se ha añadido.",
    reprice: "Los precios son los de hoy.",
    details: "Guardado.",
    total: "{{text}} Total: {{amount}}.",
  },
  conflict:
    "Otra persona ha modificado esta cotización desde que usted la abrió. La ve como está ahora: compruébela y hágalo de nuevo.",
  references: {
    title: "Nombre y referencias",
  },
  contact: {
    title: "Datos de contacto del cliente",
    text: "Para enviar la cotización. Solo los ven usted y su asesor.",
    name: "Nombre",
    email: "Correo electrónico",
    phone: "Teléfono",
    address: "Dirección",
    country: "País",
  },
  travellers: {
    title: "Datos adicionales",
    text: "Nombres completos como en el pasaporte, con la fecha de nacimiento o la edad el primer día. Las edades pueden cambiar los precios.",
    one: "Viajero {{number}}",
    room: "Habitación {{number}}: {{type}}",
    titleField: "Tratamiento",
    first: "Nombres",
    last: "Apellidos",
    born: "Fecha de nacimiento",
    age: "Edad",
  },
  csv: {
    date: "Fecha",
    day: "Día",
    service: "Servicio",
    supplier: "Proveedor",
    until: "Hasta",
    quantity: "Cantidad",
    inTrip: "En el viaje",
    price: "Precio",
    currency: "Moneda",
    yes: "sí",
    no: "no",
  },
};
