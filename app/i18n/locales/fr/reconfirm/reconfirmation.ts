import type { ReconfirmationTexts } from "#app/i18n/locales/en/reconfirm/reconfirmation.ts";

export const reconfirmation: ReconfirmationTexts = {
  title: "Reconfirmer la prestation",
  choices: {
    as_booked: "Tout reste comme réservé",
    change: "Quelque chose doit changer",
    problem: "Il y a un problème",
  },
  given: {
    as_booked: "Reconfirmé comme réservé le {{moment}}",
    change: "Modification signalée le {{moment}}",
    problem: "Problème signalé le {{moment}}",
  },
  acts: {
    as_booked: "Comme réservé",
    all_one: "{{count}} prestation comme réservée",
    all_many: "Les {{count}} de prestations comme réservées",
    all_other: "Les {{count}} prestations comme réservées",
    send: "Envoyer la réponse",
  },
  folds: {
    answer: "Répondre",
    different: "Quelque chose est différent",
    change: "Modifier la réponse",
  },
  fields: {
    answer: "Qu’est-ce qui est différent ?",
    words: "Que devons-nous savoir ?",
    wordsHint: "Nécessaire si quelque chose doit changer ou s’il y a un problème",
  },
  allHint:
    "Si vous attendez tous ces clients comme réservé, un clic suffit. Sinon, répondez ci-dessous à chaque prestation.",
  closed: "Cette prestation a changé entre-temps ou n’est plus nécessaire. Il n’y a rien à répondre ici.",
  answered: "Merci. Votre réponse est arrivée.",
  refused_one: "{{count}} réponse n’a pas été acceptée : {{why}}",
  refused_many: "{{count}} de réponses n’ont pas été acceptées : {{why}}",
  refused_other: "{{count}} réponses n’ont pas été acceptées : {{why}}",
  portal: {
    intro: "Peu avant l’arrivée, nous vous demandons si tout reste comme réservé.",
    empty: "Rien à reconfirmer",
    emptyText: "Quand un séjour ou une prestation approche, elle apparaît ici et vous parvient par e-mail.",
  },
  office: {
    title: "Reconfirmation",
    intro:
      "Les prestataires sont interrogés automatiquement peu avant chaque prestation. Ici, vous pouvez demander plus tôt, relancer et noter ce qui est venu par téléphone ou par e-mail.",
    ask_one: "Demander maintenant {{count}} reconfirmation",
    ask_many: "Demander maintenant {{count}} de reconfirmations",
    ask_other: "Demander maintenant {{count}} reconfirmations",
    asked_one: "{{count}} reconfirmation a été demandée.",
    asked_many: "{{count}} de reconfirmations ont été demandées.",
    asked_other: "{{count}} reconfirmations ont été demandées.",
    answer: "Répondre pour le prestataire",
    answered: "La réponse est notée.",
    empty: "Rien à reconfirmer pour l’instant",
    emptyText: "Les prestations confirmées de cette réservation apparaissent ici.",
    unreachable: "Aucune adresse e-mail. Demandez par téléphone, ou saisissez-en une chez le prestataire.",
    states: {
      not_due: "Pas encore dû",
      due: "À demander",
      asked: "Demandé",
      reconfirmed: "Reconfirmé",
      change: "Modification nécessaire",
      problem: "Problème",
    },
  },
};
