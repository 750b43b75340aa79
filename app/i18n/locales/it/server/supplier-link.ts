import type { SupplierLinkTexts } from "#app/i18n/locales/en/server/supplier-link.ts";

export const supplierLink: SupplierLinkTexts = {
  title: "Confermare il servizio",
  intro: {
    new: "{{brand}} desidera prenotare quanto segue presso di Lei.",
    amend: "{{brand}} desidera modificare una prenotazione presso di Lei. Ciò che cambia è evidenziato.",
    cancel: "A {{brand}} questo servizio non serve più. La preghiamo di confermare l’annullamento.",
    reconfirm: "{{brand}} La prega di verificare questa prenotazione.",
  },
  reference: "Il nostro riferimento",
  answer: "La Sua risposta",
  states: {
    answered: {
      title: "A questa richiesta è già stato risposto",
      text: "Se qualcosa non è corretto, La preghiamo di chiamarci.",
    },
    superseded: {
      title: "Per questo servizio c’è una richiesta più recente",
      text: "Ciò che vede qui resta come Le è stato inviato e non può più ricevere risposta.",
      link: "Aprire la richiesta più recente",
    },
    outdated: {
      title: "Questa richiesta non è più attuale",
      text: "Ne stiamo preparando un’altra e la riceverà per e-mail. Qui non c’è nulla da fare.",
    },
    withdrawn: {
      title: "Abbiamo ritirato questa richiesta",
      text: "Qui non c’è nulla da fare.",
    },
    closed: {
      title: "Qui non è più possibile rispondere a questa richiesta",
      text: "Nel frattempo il servizio è cambiato. La preghiamo di chiamarci.",
    },
  },
  reconfirm: {
    intro: "{{brand}} Le chiede di verificare queste prenotazioni prima dell’arrivo dei clienti.",
    allSaid: "Grazie. Non resta nulla a cui rispondere.",
  },
  said: "Grazie. La Sua risposta è arrivata.",
  unavailable: "Al momento non ha funzionato. Riprovi tra poco.",
  snapshot: {
    title: "Copia",
    link: "Conservare o stampare questa richiesta",
    sent: "Inviata da {{brand}} il {{moment}}",
    back: "Alla risposta",
  },
  contact: {
    title: "Domande?",
    text: "{{name}} segue questa prenotazione. Tenga a portata di mano il nostro riferimento.",
    plain: "Tenga a portata di mano il nostro riferimento.",
    call: "Chiamare {{phone}}",
    write: "Scrivere a {{email}}",
  },
};
