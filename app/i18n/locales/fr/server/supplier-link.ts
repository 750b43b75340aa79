import type { SupplierLinkTexts } from "#app/i18n/locales/en/server/supplier-link.ts";

export const supplierLink: SupplierLinkTexts = {
  title: "Confirmer la prestation",
  intro: {
    new: "{{brand}} souhaite réserver ceci chez vous.",
    amend: "{{brand}} souhaite modifier une réservation chez vous. Ce qui change est signalé.",
    cancel: "{{brand}} n’a plus besoin de cette prestation. Merci de confirmer l’annulation.",
    reconfirm: "{{brand}} vous prie de vérifier cette réservation.",
  },
  reference: "Notre référence",
  answer: "Votre réponse",
  states: {
    answered: {
      title: "Cette demande a reçu une réponse",
      text: "Si quelque chose n’est pas exact, merci de nous appeler.",
    },
    superseded: {
      title: "Il existe une demande plus récente pour cette prestation",
      text: "Ce que vous voyez ici est conservé tel qu’il vous a été envoyé et ne peut plus recevoir de réponse.",
      link: "Ouvrir la demande la plus récente",
    },
    outdated: {
      title: "Cette demande n’est plus à jour",
      text: "Nous en préparons une nouvelle, que vous recevrez par e-mail. Vous n’avez rien à faire ici.",
    },
    withdrawn: {
      title: "Nous avons retiré cette demande",
      text: "Vous n’avez rien à faire ici.",
    },
    closed: {
      title: "Il n’est plus possible de répondre ici à cette demande",
      text: "La prestation a changé depuis. Merci de nous appeler.",
    },
  },
  reconfirm: {
    intro: "{{brand}} vous demande de vérifier ces réservations avant l’arrivée des clients.",
    allSaid: "Merci. Il n’y a plus rien à répondre.",
  },
  said: "Merci. Votre réponse est bien arrivée.",
  unavailable: "Cela n’a pas fonctionné pour l’instant. Merci de réessayer dans un instant.",
  snapshot: {
    title: "Copie",
    link: "Conserver ou imprimer cette demande",
    sent: "Envoyée par {{brand}} le {{moment}}",
    back: "Vers la réponse",
  },
  contact: {
    title: "Des questions ?",
    text: "{{name}} s’occupe de cette réservation. Merci d’avoir notre référence sous la main.",
    plain: "Merci d’avoir notre référence sous la main.",
    call: "Appeler le {{phone}}",
    write: "Écrire à {{email}}",
  },
};
