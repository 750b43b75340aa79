import type { ErrorsTexts } from "#app/i18n/locales/en/errors.ts";

export const errors: ErrorsTexts = {
  tooMany_one: "Trop de requêtes. Veuillez réessayer dans {{count}} seconde.",
  tooMany_many: "Trop de requêtes. Veuillez réessayer dans {{count}} de secondes.",
  tooMany_other: "Trop de requêtes. Veuillez réessayer dans {{count}} secondes.",
  unanswered:
    "Le système connecté ne répond pas encore à cette partie ({{call}}). Rien n’a été enregistré et votre saisie est toujours là.",
  unsent:
    "L’envoi n’a pas abouti, car le système connecté ne répond pas. Rien n’a été fait et votre saisie est toujours là. Veuillez réessayer dans un instant.",
  unknown:
    "La connexion a été coupée avant la réponse : nous ne savons pas si l’opération a été effectuée. Veuillez vérifier avant de renvoyer ; votre saisie est toujours là.",
};
