import type { ErrorsTexts } from "#app/i18n/locales/en/errors.ts";

export const errors: ErrorsTexts = {
  tooMany_one: "Troppe richieste. Riprovi tra {{count}} secondo.",
  tooMany_many: "Troppe richieste. Riprovi tra {{count}} di secondi.",
  tooMany_other: "Troppe richieste. Riprovi tra {{count}} secondi.",
  tooLarge:
    "È stato inviato più di quanto questa pagina accetti; non è cambiato nulla. Torni indietro, abbrevi e invii di nuovo.",
  unreadable:
    "Non è stato possibile leggere il modulo; non è cambiato nulla. Riapra la pagina e lo invii di nuovo.",
  changed:
    "Nel frattempo qualcun altro ha apportato modifiche; di Suo non è stato salvato nulla. Riapra la pagina per vedere la situazione attuale.",
};
