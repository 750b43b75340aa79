import type { ReconfirmationTexts } from "#app/i18n/locales/en/reconfirm/reconfirmation.ts";

export const reconfirmation: ReconfirmationTexts = {
  title: "Riconferma del servizio",
  choices: {
    as_booked: "Tutto resta come prenotato",
    change: "Qualcosa deve cambiare",
    problem: "C’è un problema",
  },
  given: {
    as_booked: "Riconfermato come prenotato il {{moment}}",
    change: "Modifica segnalata il {{moment}}",
    problem: "Problema segnalato il {{moment}}",
  },
  acts: {
    as_booked: "Come prenotato",
    all_one: "{{count}} servizio come prenotato",
    all_many: "Tutti i {{count}} di servizi come prenotato",
    all_other: "Tutti i {{count}} servizi come prenotato",
    send: "Invia la risposta",
  },
  folds: {
    answer: "Rispondi",
    different: "Qualcosa è diverso",
    change: "Modifica la risposta",
  },
  fields: {
    answer: "Che cosa è diverso?",
    words: "Che cosa dobbiamo sapere?",
    wordsHint: "Necessario se qualcosa deve cambiare o c’è un problema",
  },
  allHint:
    "Se attende tutti questi clienti come prenotato, basta un clic. Altrimenti risponda qui sotto a ogni servizio.",
  closed: "Questo servizio nel frattempo è cambiato o non serve più. Qui non c’è nulla a cui rispondere.",
  answered: "Grazie. La Sua risposta è arrivata.",
  refused_one: "{{count}} risposta non è stata accettata: {{why}}",
  refused_many: "{{count}} di risposte non sono state accettate: {{why}}",
  refused_other: "{{count}} risposte non sono state accettate: {{why}}",
  portal: {
    intro: "Poco prima dell’arrivo Le chiediamo se tutto resta come prenotato.",
    empty: "Nulla da riconfermare",
    emptyText: "Quando un soggiorno o un servizio si avvicina, compare qui e Le arriva via e-mail.",
  },
  office: {
    title: "Riconferma",
    intro:
      "I fornitori ricevono la richiesta automaticamente poco prima di ogni servizio. Qui può chiedere prima, sollecitare e annotare ciò che è arrivato per telefono o e-mail.",
    ask_one: "Chiedi ora {{count}} riconferma",
    ask_many: "Chiedi ora {{count}} di riconferme",
    ask_other: "Chiedi ora {{count}} riconferme",
    asked_one: "È stata chiesta {{count}} riconferma.",
    asked_many: "Sono state chieste {{count}} di riconferme.",
    asked_other: "Sono state chieste {{count}} riconferme.",
    answer: "Rispondi per il fornitore",
    answered: "La risposta è annotata.",
    empty: "Ancora nulla da riconfermare",
    emptyText: "I servizi confermati di questa prenotazione compaiono qui.",
    unreachable: "Nessun indirizzo e-mail. Chieda per telefono o ne inserisca uno presso il fornitore.",
    states: {
      not_due: "Non ancora dovuta",
      due: "Da chiedere",
      asked: "Chiesta",
      reconfirmed: "Riconfermato",
      change: "Modifica necessaria",
      problem: "Problema",
    },
  },
};
