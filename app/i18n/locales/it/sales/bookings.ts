import type { BookingTexts } from "#app/i18n/locales/en/sales/bookings.ts";

export const bookings: BookingTexts = {
  confirmation: "Conferma (PDF)",
  request: {
    title: "Richiedi prenotazione",
    submit: "Richiedi prenotazione per {{amount}}",
    back: "Torna alla pratica",
    conflict: "La pratica è cambiata. La verifichi e confermi di nuovo.",
    done: "La prenotazione è richiesta. Garantiti: {{secured}}, su richiesta: {{asked}}.",
  },
  netIn: "Importi netti in {{currency}}",
  groups: {
    instant: {
      title: "Garantito subito",
      text: "Resta a Suo nome dal momento della richiesta, al prezzo indicato.",
    },
    request: {
      title: "Su richiesta",
      text: "Chiediamo al fornitore e La informiamo appena risponde.",
    },
    leftOut: {
      title: "Non prenotato",
      text: "Resta nella pratica, ma non fa parte della prenotazione.",
    },
  },
  reasons: {
    stock: "Dal nostro allotment",
    freesale: "Vendita libera",
    no_stock: "Il nostro allotment è esaurito in almeno un giorno",
    stop_sell: "Nessuna vendita immediata in almeno un giorno",
    released: "Il nostro allotment è tornato al fornitore",
    supplier: "Conferma del fornitore",
    seats_held: "Posti del tour bloccati per 72 ore, fino al versamento dell’acconto",
    seats_sold: "Posti del tour confermati",
    price_open: "Il prezzo viene confermato dal consulente",
    secured: "Già garantito",
    optional: "Facoltativo e non scelto",
    no_price: "Ancora senza prezzo",
  },
  obstacles: {
    tour_seats: {
      title: "Un tour di questo preventivo non ha posti per il Suo gruppo",
      text: "Scelga un’altra partenza o rimuova il tour, poi richieda di nuovo la prenotazione.",
    },
    not_a_quote: {
      title: "Questa pratica è già una prenotazione",
      text: "Non c’è più nulla da richiedere. Lo stato di ogni servizio è nella pratica.",
    },
    expired: {
      title: "Questo preventivo è scaduto",
      text: "Lo copi per calcolarne di nuovo il prezzo.",
    },
    travel_date_past: {
      title: "La data di viaggio è passata",
      text: "Copi il preventivo con una nuova data.",
    },
    nothing_costed: {
      title: "Non c’è ancora nulla da prenotare",
      text: "Nessun servizio di questo preventivo ha un prezzo.",
    },
  },
  prices: {
    same: "I prezzi hanno più di 48 ore. Li abbiamo verificati di nuovo: nulla è cambiato.",
    changed: "Alcuni prezzi sono cambiati rispetto al preventivo",
    total: "Il totale era {{before}} e ora è {{now}}.",
    line: "{{service}}, {{date}}: {{before}} → {{now}}",
    open: "{{service}}, {{date}}: nessun prezzo attuale; lo conferma il Suo consulente.",
  },
  lead: {
    heading: "Viaggiatori e condizioni",
    legend: "Capogruppo",
    hint: "La prenotazione presso i fornitori è a nome del capogruppo. Scriva i nomi come sul passaporto.",
    title: "Titolo",
    firstName: "Nome",
    lastName: "Cognome",
  },
  others: {
    heading_one: "Un altro viaggiatore",
    heading_many: "Altri {{count}} di viaggiatori",
    heading_other: "Altri {{count}} viaggiatori",
    hint: "Lasci vuoto ciò che non conosce ancora.",
    A: "Viaggiatore {{number}}, adulto",
    C: "Viaggiatore {{number}}, bambino, {{age}}",
    C_unknown: "Viaggiatore {{number}}, bambino",
    I: "Viaggiatore {{number}}, neonato",
    room: "Camera {{number}}: {{type}}",
  },
  more: "Altro",
  terms: {
    label: "Accetto le condizioni di prenotazione per conto del cliente",
    deposit:
      "Acconto di {{amount}} ({{percent}}) appena la prenotazione è confermata, saldo di {{rest}} entro il {{date}}.",
    tourDeposit:
      "Acconto di {{amount}} appena la prenotazione è confermata, saldo di {{rest}} entro il {{date}}.",
    balance: "L’intero prezzo di {{amount}} è dovuto entro il {{date}}.",
    full: "L’intero prezzo di {{amount}} è dovuto appena la prenotazione è confermata.",
    fees: "Le penali dipendono dal servizio e dal preavviso.",
  },
  cancel: {
    title: "Annulla prenotazione",
    intro: "Verifichi quanto costa annullare oggi prima di confermare. Non si può tornare indietro.",
    none: "Senza penale",
    totalNet: "Servizi garantiti, netto",
    totalFee: "Penale di annullamento",
    credit: "Non addebitato",
    reason: "Motivo",
    reasonHint: "Lo legge il Suo consulente.",
    accept: "Accetto la penale di {{amount}}",
    acceptNone: "Desidero annullare questa prenotazione; non c’è penale",
    submit: "Annulla definitivamente la prenotazione",
    keep: "Mantieni la prenotazione",
    impossible: "Questa pratica non può essere annullata qui",
    impossibleText:
      "I preventivi scadono da soli. Se il viaggio è iniziato o concluso, contatti il Suo consulente.",
    back: "Torna alla pratica",
    done: "La prenotazione è annullata. Penale: {{amount}}.",
    conflict: "La penale è cambiata. La verifichi e confermi di nuovo.",
    nextFee: "Dal {{date}} la penale è di {{amount}}.",
    nextFeeAt: "Dal {{date}}, ore {{time}}, la penale è di {{amount}}.",
    noNext: "La penale non aumenta più.",
    office: {
      intro:
        "Verifichi quanto costa oggi annullare all’agenzia prima di confermare. Non si può tornare indietro; l’agenzia viene avvisata.",
      reasonHint: "Lo legge l’agenzia.",
      accept: "Annulla e addebita all’agenzia una penale di {{amount}}",
      acceptNone: "Annulla questa prenotazione; l’agenzia non paga penali",
      impossibleText:
        "I preventivi scadono da soli. Se il viaggio è iniziato, i servizi si annullano uno per uno.",
    },
  },
  waiting: {
    kinds: {
      new: "Prenotazione",
      amend: "Modifica",
      cancel: "Annullamento",
      reconfirm: "Riconferma",
    },
  },
};
