import type { ReconfirmationTexts } from "#app/i18n/locales/en/reconfirm/reconfirmation.ts";

export const reconfirmation: ReconfirmationTexts = {
  title: "Reconfirmar servicio",
  choices: {
    as_booked: "Todo se mantiene como está reservado",
    change: "Hay que cambiar algo",
    problem: "Hay un problema",
  },
  given: {
    as_booked: "Reconfirmado como está reservado el {{moment}}",
    change: "Cambio comunicado el {{moment}}",
    problem: "Problema comunicado el {{moment}}",
  },
  acts: {
    as_booked: "Como está reservado",
    all_one: "{{count}} servicio como está reservado",
    all_other: "Los {{count}} servicios como están reservados",
    send: "Enviar la respuesta",
    all_many: "Los {{count}} de servicios como están reservados",
  },
  folds: {
    answer: "Responder",
    different: "Hay algo distinto",
    change: "Cambiar la respuesta",
  },
  fields: {
    answer: "¿Qué es distinto?",
    words: "¿Qué debemos saber?",
    wordsHint: "Necesario si hay que cambiar algo o hay un problema",
  },
  allHint:
    "Si espera a todos estos clientes como está reservado, basta un clic. Si no, responda abajo a cada servicio.",
  closed: "Este servicio ha cambiado desde entonces o ya no se necesita. Aquí no hay nada que responder.",
  answered: "Gracias. Su respuesta ha llegado.",
  refused_one: "No se aceptó {{count}} respuesta: {{why}}",
  refused_many: "No se aceptaron {{count}} de respuestas: {{why}}",
  refused_other: "No se aceptaron {{count}} respuestas: {{why}}",
  portal: {
    intro: "Poco antes de la llegada le preguntamos si todo se mantiene como está reservado.",
    empty: "Nada que reconfirmar",
    emptyText: "Cuando se acerca una estancia o un servicio, aparece aquí y le llega por correo electrónico.",
  },
  office: {
    title: "Reconfirmación",
    intro:
      "Los proveedores reciben la pregunta automáticamente poco antes de cada servicio. Aquí puede preguntar antes, hacer el seguimiento y anotar lo que llegó por teléfono o por correo.",
    ask_one: "Pedir ahora {{count}} reconfirmación",
    ask_other: "Pedir ahora {{count}} reconfirmaciones",
    asked_one: "Se ha pedido {{count}} reconfirmación.",
    asked_other: "Se han pedido {{count}} reconfirmaciones.",
    answer: "Responder por el proveedor",
    answered: "La respuesta está anotada.",
    empty: "Aún no hay nada que reconfirmar",
    emptyText: "Los servicios confirmados de esta reserva aparecen aquí.",
    unreachable: "No hay dirección de correo. Pregunte por teléfono o añada una en el proveedor.",
    states: {
      not_due: "Aún no toca",
      due: "Pendiente",
      asked: "Pedida",
      reconfirmed: "Reconfirmado",
      change: "Hay un cambio",
      problem: "Problema",
    },
    ask_many: "Pedir ahora {{count}} de reconfirmaciones",
    asked_many: "Se han pedido {{count}} de reconfirmaciones.",
  },
};
