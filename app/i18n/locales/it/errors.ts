import type { ErrorsTexts } from "#app/i18n/locales/en/errors.ts";

export const errors: ErrorsTexts = {
  tooMany_one: "Troppe richieste. Riprovi tra {{count}} secondo.",
  tooMany_many: "Troppe richieste. Riprovi tra {{count}} di secondi.",
  tooMany_other: "Troppe richieste. Riprovi tra {{count}} secondi.",
};
