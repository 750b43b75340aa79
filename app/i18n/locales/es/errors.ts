import type { ErrorsTexts } from "#app/i18n/locales/en/errors.ts";

export const errors: ErrorsTexts = {
  tooMany_one: "Demasiadas solicitudes. Vuelva a intentarlo dentro de {{count}} segundo.",
  tooMany_many: "Demasiadas solicitudes. Vuelva a intentarlo dentro de {{count}} de segundos.",
  tooMany_other: "Demasiadas solicitudes. Vuelva a intentarlo dentro de {{count}} segundos.",
  tooLarge:
    "Se ha enviado más de lo que admite esta página; no ha cambiado nada. Vuelva atrás, acórtelo y envíelo de nuevo.",
  unreadable:
    "No se ha podido leer este formulario; no ha cambiado nada. Abra la página de nuevo y vuelva a enviarlo.",
  changed:
    "Alguien lo ha modificado entretanto; no se ha guardado nada suyo. Abra la página de nuevo para ver cómo está ahora.",
};
