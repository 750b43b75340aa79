import type { SupplierLinkTexts } from "#app/i18n/locales/en/server/supplier-link.ts";

export const supplierLink: SupplierLinkTexts = {
  title: "Confirmar servicio",
  intro: {
    new: "{{brand}} desea reservar esto con usted.",
    amend: "{{brand}} desea modificar una reserva con usted. Lo que cambia está señalado.",
    cancel: "{{brand}} ya no necesita este servicio. Le rogamos que confirme la cancelación.",
    reconfirm: "{{brand}} le ruega que compruebe esta reserva.",
  },
  reference: "Nuestra referencia",
  answer: "Su respuesta",
  states: {
    answered: {
      title: "Esta solicitud ya se ha respondido",
      text: "Si algo no es correcto, llámenos, por favor.",
    },
    superseded: {
      title: "Hay una solicitud más reciente para este servicio",
      text: "Lo que ve aquí se conserva tal como se le envió y ya no se puede responder.",
      link: "Abrir la solicitud más reciente",
    },
    outdated: {
      title: "Esta solicitud ya no está vigente",
      text: "Estamos preparando otra y la recibirá por correo. Aquí no tiene que hacer nada.",
    },
    withdrawn: {
      title: "Hemos retirado esta solicitud",
      text: "Aquí no tiene que hacer nada.",
    },
    closed: {
      title: "Esta solicitud ya no se puede responder aquí",
      text: "El servicio ha cambiado desde entonces. Llámenos, por favor.",
    },
  },
  reconfirm: {
    intro: "{{brand}} le pide que compruebe estas reservas antes de la llegada de los clientes.",
    allSaid: "Gracias. Ya no queda nada por responder.",
  },
  said: "Gracias. Hemos recibido su respuesta.",
  unavailable: "No ha sido posible en este momento. Inténtelo de nuevo enseguida.",
  snapshot: {
    title: "Copia",
    link: "Guardar o imprimir esta solicitud",
    sent: "Enviado por {{brand}} el {{moment}}",
    back: "Ir a la respuesta",
  },
  contact: {
    title: "¿Tiene preguntas?",
    text: "{{name}} se ocupa de esta reserva. Tenga a mano nuestra referencia.",
    plain: "Tenga a mano nuestra referencia.",
    call: "Llamar al {{phone}}",
    write: "Escribir a {{email}}",
  },
};
