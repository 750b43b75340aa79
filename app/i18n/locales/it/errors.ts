import type { ErrorsTexts } from "#app/i18n/locales/en/errors.ts";

export const errors: ErrorsTexts = {
  tooMany_one: "Troppe richieste. Riprovi tra {{count}} secondo.",
  tooMany_other: "Troppe richieste. Riprovi tra {{count}} secondi.",
};
