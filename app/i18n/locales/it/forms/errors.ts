import type { ErrorsTexts } from "#app/i18n/locales/en/forms/errors.ts";

export const errors: ErrorsTexts = {
  tooMany_one: "Troppe richieste. Riprovi tra {{count}} secondo.",
  tooMany_many: "Troppe richieste. Riprovi tra {{count}} di secondi.",
  tooMany_other: "Troppe richieste. Riprovi tra {{count}} secondi.",
  unanswered:
    "Il sistema collegato non risponde ancora a questa parte ({{call}}). Non è stato salvato nulla e quanto ha scritto è ancora qui.",
  outagePage: {
    title: "Al momento i nostri dati non sono raggiungibili",
    text: "Quanto salvato è al sicuro. Questa pagina riprova da sola tra pochi secondi; se il problema continua, ci comunichi l’identificativo dell’errore.",
  },
  unsentForm: {
    title: "Non è stato salvato",
    text: "Al momento i nostri dati non sono raggiungibili, quindi non è cambiato nulla. Quanto ha scritto è ancora qui: lo invii di nuovo tra poco. Le password vanno digitate di nuovo.",
    send: "Invia di nuovo",
  },
  forbidden: {
    title: "Non ha accesso a questa pagina",
    text: "Chieda questo permesso a chi gestisce gli account della Sua azienda:",
    textUnnamed: "Chieda l’accesso a chi gestisce gli account della Sua azienda.",
    back: "Indietro",
  },
  notOffered: {
    title: "Il sistema collegato non risponde ancora a questa parte",
    text: "Il portale ha chiesto qualcosa che il sistema a cui è collegato non offre. Tutto il resto continua a funzionare. Chi gestisce quel sistema deve conoscere questa chiamata:",
    call: "Chiamata",
  },
  unsent:
    "Non è stato possibile inviare perché il sistema collegato non risponde. Non è successo nulla e quanto ha scritto è ancora qui. Riprovi tra un momento.",
  unknown:
    "La connessione si è interrotta prima della risposta, quindi non sappiamo se l’operazione sia stata eseguita. Controlli prima di inviare di nuovo; quanto ha scritto è ancora qui.",
  tooLarge:
    "È stato inviato più di quanto questa pagina accetti; non è cambiato nulla. Torni indietro, abbrevi e invii di nuovo.",
  unreadable:
    "Non è stato possibile leggere il modulo; non è cambiato nulla. Riapra la pagina e lo invii di nuovo.",
  changed:
    "Nel frattempo qualcun altro ha apportato modifiche; di Suo non è stato salvato nulla. Riapra la pagina per vedere la situazione attuale.",
};
