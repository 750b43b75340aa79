import type { ErrorsTexts } from "#app/i18n/locales/en/forms/errors.ts";

export const errors: ErrorsTexts = {
  tooMany_one: "Trop de requêtes. Veuillez réessayer dans {{count}} seconde.",
  tooMany_many: "Trop de requêtes. Veuillez réessayer dans {{count}} de secondes.",
  tooMany_other: "Trop de requêtes. Veuillez réessayer dans {{count}} secondes.",
  unanswered:
    "Le système connecté ne répond pas encore à cette partie ({{call}}). Rien n’a été enregistré et votre saisie est toujours là.",
  outagePage: {
    title: "Nos données sont momentanément inaccessibles",
    text: "Ce qui a été enregistré est en sécurité. Cette page réessaie d’elle-même dans quelques secondes ; si cela dure, indiquez-nous l’identifiant de l’erreur.",
  },
  unsentForm: {
    title: "Rien n’a été enregistré",
    text: "Nos données sont momentanément inaccessibles ; rien n’a donc changé. Votre saisie est toujours là : renvoyez-la dans un instant. Les mots de passe sont à saisir à nouveau.",
    send: "Renvoyer",
  },
  forbidden: {
    title: "Vous n’avez pas accès à cette page",
    text: "Demandez ce droit à la personne qui gère les comptes de votre organisation :",
    textUnnamed: "Demandez l’accès à la personne qui gère les comptes de votre organisation.",
    back: "Retour",
  },
  notOffered: {
    title: "Le système connecté ne répond pas encore à cette partie",
    text: "Le portail a demandé quelque chose que le système auquel il est relié ne propose pas. Tout le reste continue de fonctionner. La personne qui gère ce système a besoin de connaître cet appel :",
    call: "Appel",
  },
  unsent:
    "L’envoi n’a pas abouti, car le système connecté ne répond pas. Rien n’a été fait et votre saisie est toujours là. Veuillez réessayer dans un instant.",
  unknown:
    "La connexion a été coupée avant la réponse : nous ne savons pas si l’opération a été effectuée. Veuillez vérifier avant de renvoyer ; votre saisie est toujours là.",
  tooLarge:
    "L’envoi dépasse ce que cette page accepte ; rien n’a changé. Revenez en arrière, raccourcissez et renvoyez.",
  unreadable: "Ce formulaire n’a pas pu être lu ; rien n’a changé. Rouvrez la page et envoyez-le à nouveau.",
  changed:
    "Quelqu’un a modifié ces données entre-temps ; rien de votre part n’a été enregistré. Rouvrez la page pour voir leur état actuel.",
};
