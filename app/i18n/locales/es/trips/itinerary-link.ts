import type { ItineraryLinkTexts } from "#app/i18n/locales/en/trips/itinerary-link.ts";

export const itineraryLink: ItineraryLinkTexts = {
  opened_one: "Abierto {{count}} vez, la última el {{date}}",
  opened_other: "Abierto {{count}} veces, la última el {{date}}",
  opened_many: "Abierto {{count}} de veces, la última el {{date}}",
  notOpened: "Aún no se ha abierto",
  opensUntil: "Válido hasta el {{date}}",
  closed: "El enlace está cerrado",
  closedText: "Quien lo abre no encuentra ninguna página. El PDF se puede seguir descargando.",
  ended: "El enlace caducó el {{date}}",
  endedText:
    "Los enlaces son válidos hasta doce meses después del viaje. El PDF se puede seguir descargando.",
  endedQuoteText:
    "Los enlaces son válidos hasta doce meses después del viaje y, si se rechaza el presupuesto, tres meses. El PDF se puede seguir descargando.",
  unshown: "El enlace no se puede mostrar",
  unshownText:
    "Sigue abriéndose para quien lo tiene. Para volver a enviarlo, cree un enlace nuevo: el anterior dejará de funcionar.",
  renew: "Nuevo enlace",
  renewAsk: "¿Crear un enlace nuevo?",
  renewText:
    "El enlace enviado hasta ahora deja de funcionar al momento para todos los que lo tienen. Envíe el nuevo a los clientes.",
  renewNow: "Crear enlace nuevo",
  close: "Cerrar enlace",
  closeAsk: "¿Cerrar el enlace?",
  closeText:
    "Los clientes ya no encontrarán ninguna página. Puede volver a abrir el mismo enlace en cualquier momento.",
  reopen: "Volver a abrir",
  keep: "Conservar el enlace",
  renewed: "El enlace nuevo está listo. El anterior ya no funciona.",
  closedDone: "El enlace está cerrado.",
  reopened: "El enlace vuelve a estar abierto.",
  conflict: "Otra persona ha cambiado este enlace entretanto. Compruebe lo que aparece ahora.",
};
