import type { ErrorsTexts } from "#app/i18n/locales/en/forms/errors.ts";

export const errors: ErrorsTexts = {
  tooMany_one: "Demasiadas solicitudes. Vuelva a intentarlo dentro de {{count}} segundo.",
  tooMany_many: "Demasiadas solicitudes. Vuelva a intentarlo dentro de {{count}} de segundos.",
  tooMany_other: "Demasiadas solicitudes. Vuelva a intentarlo dentro de {{count}} segundos.",
  unanswered:
    "El sistema conectado todavía no responde a esta parte ({{call}}). No se ha guardado nada y lo que ha escrito sigue aquí.",
  outagePage: {
    title: "En este momento no podemos acceder a nuestros datos",
    text: "Lo que estaba guardado está a salvo. Esta página lo intenta de nuevo por sí sola en unos segundos; si el problema continúa, envíenos el identificador del error.",
  },
  unsentForm: {
    title: "Esto no se ha guardado",
    text: "En este momento no podemos acceder a nuestros datos, así que no ha cambiado nada. Lo que ha escrito sigue aquí: vuelva a enviarlo en un momento. Las contraseñas hay que escribirlas de nuevo.",
    send: "Enviar de nuevo",
  },
  forbidden: {
    title: "No tiene acceso a esta página",
    text: "Pida este permiso a quien gestiona las cuentas de su empresa:",
    textUnnamed: "Pida acceso a quien gestiona las cuentas de su empresa.",
    back: "Volver",
  },
  notOffered: {
    title: "El sistema conectado todavía no responde a esta parte",
    text: "El portal ha pedido algo que el sistema que está detrás no ofrece. Todo lo demás sigue funcionando. Quien gestione ese sistema necesita conocer esta llamada:",
    call: "Llamada",
  },
  unsent:
    "No se ha podido enviar porque el sistema conectado no responde. No se ha hecho nada y lo que ha escrito sigue aquí. Inténtelo de nuevo dentro de un momento.",
  unknown:
    "La conexión se interrumpió antes de llegar la respuesta, así que no sabemos si se ha realizado. Compruébelo antes de volver a enviarlo; lo que ha escrito sigue aquí.",
  tooLarge:
    "Se ha enviado más de lo que admite esta página; no ha cambiado nada. Vuelva atrás, acórtelo y envíelo de nuevo.",
  unreadable:
    "No se ha podido leer este formulario; no ha cambiado nada. Abra la página de nuevo y vuelva a enviarlo.",
  changed:
    "Alguien lo ha modificado entretanto; no se ha guardado nada suyo. Abra la página de nuevo para ver cómo está ahora.",
};
