import type { ErrorsTexts } from "#app/i18n/locales/en/errors.ts";

export const errors: ErrorsTexts = {
  tooMany_one: "Zu viele Anfragen. Bitte versuchen Sie es in {{count}} Sekunde erneut.",
  tooMany_other: "Zu viele Anfragen. Bitte versuchen Sie es in {{count}} Sekunden erneut.",
};
