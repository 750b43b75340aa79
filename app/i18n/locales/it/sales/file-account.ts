import type { FileAccountTexts } from "#app/i18n/locales/en/sales/file-account.ts";

export const fileAccount: FileAccountTexts = {
  copy: "Copia",
  tabs: {
    label: "Pagine di questa pratica",
    overview: "Riepilogo",
    services: "Servizi",
    itinerary: "Itinerario",
    dayHeaders: "Titoli dei giorni",
    account: "Conto",
    finalisation: "Finalizzazione",
    reconfirmation: "Riconferma",
    feedback: "Valutazioni",
    tasks: "Attività",
    invoices: "Fatture",
    transactions: "Movimenti",
    yield: "Margine",
    itineraries: "Itinerari",
  },
  final: {
    title: "Questa prenotazione è finalizzata",
    text: "Ciò che legge il cliente è definitivo. Per modificarlo, riaprire la prenotazione; finalizzandola di nuovo si pubblica ciò che è cambiato.",
    reopen: "Riapri",
    reason: "Perché viene riaperta",
    others: "Può riaprirla chi finalizza le prenotazioni.",
    typed:
      "Nel frattempo è stata finalizzata. Ciò che ha scritto è qui sotto: riapra la prenotazione in un’altra scheda e poi salvi qui.",
    newTab: "Riapri in un’altra scheda",
  },
  pay: {
    title: "Da pagare",
    total: "Totale da pagare",
    fees: "Penali di annullamento",
    invoiced: "Fatturato finora",
    credits: "Storni",
    paid: "Pagato finora",
    due: "Da pagare ora",
    quoteNote: "Questo è un preventivo: nulla viene addebitato finché non richiede la prenotazione.",
    bookingNote: "Gli importi scadono con la rispettiva fattura.",
    cancelledNote: "Di una prenotazione annullata si addebitano solo le penali di annullamento.",
  },
  schedule: {
    title: "Piano dei pagamenti",
    kind: "Pagamento",
    dueOn: "Scadenza",
    amount: "Importo",
    deposit: "Acconto",
    instalment: "Rata",
    balance: "Saldo",
    full: "Importo totale",
    onConfirmation: "Alla conferma della prenotazione",
    proposed: "Si pagherebbe così se richiedesse la prenotazione oggi.",
    agreed:
      "Concordato alla richiesta della prenotazione. Se il totale cambia, cambia con esso l’ultimo pagamento.",
    late_one: "Manca meno di {{count}} giorno alla partenza, perciò si paga tutto in una volta.",
    late_many: "Mancano meno di {{count}} di giorni alla partenza, perciò si paga tutto in una volta.",
    late_other: "Mancano meno di {{count}} giorni alla partenza, perciò si paga tutto in una volta.",
    none: "Non ci sono pagamenti previsti.",
    noneQuote: "Non appena un servizio del preventivo ha un prezzo, i pagamenti compaiono qui.",
    noneExpired: "Questo preventivo è scaduto. Lo copi per ricalcolare i prezzi.",
    noneBooking:
      "Per questa prenotazione non è stato concordato un piano. Ogni fattura indica la propria scadenza.",
    noneCancelled: "Questa prenotazione è annullata.",
  },
  invoices: {
    empty: "Ancora nessuna fattura",
    quoteText:
      "I preventivi non si fatturano. Appena emesse, qui potrà scaricare le fatture di acconto e saldo della prenotazione.",
    bookingText: "Appena emesse, qui potrà scaricare le fatture di acconto e saldo e le note di credito.",
  },
  papers: {
    title: "Documenti dei fornitori",
    text: "Menu, piantine e altri documenti di questo viaggio.",
  },
  itineraries: {
    text: "Ciò che il Suo cliente apre sul telefono durante il viaggio. Il link resta lo stesso quando si pubblica una nuova versione.",
    noneQuote: "L’itinerario segue la prenotazione",
    noneQuoteText:
      "Quando questo preventivo sarà prenotato e confermato, qui troverà l’itinerario con il PDF e il link per il Suo cliente.",
    none: "Non ancora pubblicato",
    noneText: "Non appena l’itinerario sarà pubblicato, qui troverà il PDF e il link per il Suo cliente.",
  },
};
