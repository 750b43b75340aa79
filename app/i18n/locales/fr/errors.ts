import type { ErrorsTexts } from "#app/i18n/locales/en/errors.ts";

export const errors: ErrorsTexts = {
  tooMany_one: "Trop de requêtes. Veuillez réessayer dans {{count}} seconde.",
  tooMany_many: "Trop de requêtes. Veuillez réessayer dans {{count}} de secondes.",
  tooMany_other: "Trop de requêtes. Veuillez réessayer dans {{count}} secondes.",
};
