import type { ErrorsTexts } from "#app/i18n/locales/en/errors.ts";

export const errors: ErrorsTexts = {
  tooMany_one: "Demasiadas solicitudes. Vuelva a intentarlo dentro de {{count}} segundo.",
  tooMany_many: "Demasiadas solicitudes. Vuelva a intentarlo dentro de {{count}} de segundos.",
  tooMany_other: "Demasiadas solicitudes. Vuelva a intentarlo dentro de {{count}} segundos.",
};
