import type { ErrorsTexts } from "#app/i18n/locales/en/errors.ts";

export const errors: ErrorsTexts = {
  tooMany_one: "Trop de requêtes. Veuillez réessayer dans {{count}} seconde.",
  tooMany_many: "Trop de requêtes. Veuillez réessayer dans {{count}} de secondes.",
  tooMany_other: "Trop de requêtes. Veuillez réessayer dans {{count}} secondes.",
  tooLarge:
    "L’envoi dépasse ce que cette page accepte ; rien n’a changé. Revenez en arrière, raccourcissez et renvoyez.",
  unreadable: "Ce formulaire n’a pas pu être lu ; rien n’a changé. Rouvrez la page et envoyez-le à nouveau.",
  changed:
    "Quelqu’un a modifié ces données entre-temps ; rien de votre part n’a été enregistré. Rouvrez la page pour voir leur état actuel.",
};
