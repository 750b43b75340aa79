import type { QuoteTexts } from "#app/i18n/locales/en/quotes.ts";

export const quotes: QuoteTexts = {
  overview: "Panoramica",
  fields: {
    name: "Nome della prenotazione",
    agentReference: "Il Suo riferimento",
    remarks: "Note per il Suo consulente",
  },
  save: {
    title: "Salva questo prezzo come preventivo",
    text: "Nella pagina successiva può sostituire, togliere e aggiungere servizi. I servizi senza tariffa per la data del viaggio vengono salvati senza prezzo; lì può scegliere le alternative.",
    submit: "Salva e personalizza",
    details: "Salva",
  },
  saved: {
    whole: "Il preventivo {{reference}} è stato salvato.",
    without_one:
      "Il preventivo {{reference}} è stato salvato. {{count}} servizio è rimasto senza prezzo: scelga un’alternativa qui sotto.",
    without_other:
      "Il preventivo {{reference}} è stato salvato. {{count}} servizi sono rimasti senza prezzo: scelga le alternative qui sotto.",
    without_many:
      "Il preventivo {{reference}} è stato salvato. {{count}} di servizi sono rimasti senza prezzo: scelga le alternative qui sotto.",
  },
  closed: {
    title: "Questa pratica non può più essere personalizzata",
    text: "Qui si può modificare solo un preventivo che non è ancora una prenotazione. Lo copi per iniziarne un altro o chieda al Suo consulente.",
  },
  red: {
    title_one: "{{count}} servizio non ha prezzo",
    title_other: "{{count}} servizi non hanno prezzo",
    title_many: "{{count}} di servizi non hanno prezzo",
    text: "Ciò che è in rosso non fa parte del totale. Scelga un’alternativa o lo tolga.",
  },
  rounding: "Compreso {{amount}} di arrotondamento dei prezzi per persona.",
  nothing: "Ancora nulla ha un prezzo.",
  days: {
    title: "Giorno per giorno",
    day: "Giorno {{day}}",
    overnight: "Pernottamento a {{place}}",
    empty: "Ancora nessun servizio in questo giorno.",
  },
  line: {
    removed: "Tolto",
    noPrice: "Senza prezzo",
  },
  close: "Chiudi",
  rates: "Scarica i prezzi",
  tools: {
    swap: "Sostituisci",
    remove: "Togli",
    putBack: "Ripristina",
    take: "Aggiungi al viaggio",
    leave: "Togli dal viaggio",
  },
  swap: {
    title: "Al posto di {{name}}",
    substitute: "Parte del pacchetto",
    choose: "Scegli",
    none: "Nient’altro in questo luogo ha un prezzo per queste date e questo gruppo.",
  },
  insert: {
    open: "Inserisci qui un’attività",
    find: "Cerca servizi",
    pending: "Ricerca dei servizi…",
    add: "Aggiungi",
    none: "In questo luogo non è offerto nulla del genere. Provi un altro tipo di servizio.",
  },
  newPrices: {
    title: "I prezzi sono cambiati da quando il preventivo è stato salvato",
    text: "Con le tariffe di oggi gli stessi servizi costano {{amount}}. Ogni modifica che fa qui adotta i prezzi di oggi.",
    take: "Adotta i prezzi di oggi",
  },
  done: {
    swap: "Il servizio è stato sostituito.",
    remove: "Il servizio è stato tolto. Può ripristinarlo nel suo giorno.",
    restore: "Il servizio è di nuovo nel viaggio.",
    take: "Il servizio è stato aggiunto al viaggio.",
    leave: "Il servizio è stato tolto dal viaggio.",
    add: "Il servizio è stato aggiunto.",
    reprice: "I prezzi sono quelli di oggi.",
    details: "Salvato.",
    total: "{{text}} Totale: {{amount}}.",
  },
  conflict:
    "Un’altra persona ha modificato questo preventivo da quando lo ha aperto. Ora lo vede aggiornato: lo controlli e riprovi.",
  references: {
    title: "Nome e riferimenti",
  },
  contact: {
    title: "Contatti del cliente",
    text: "Per inviare il preventivo. Li vedono solo Lei e il Suo consulente.",
    name: "Nome",
    email: "E-mail",
    phone: "Telefono",
    address: "Indirizzo",
    country: "Paese",
  },
  travellers: {
    title: "Ulteriori dati",
    text: "Nomi completi come nel passaporto, con la data di nascita o l’età il primo giorno. Le età possono cambiare i prezzi.",
    one: "Viaggiatore {{number}}",
    room: "Camera {{number}}: {{type}}",
    titleField: "Titolo",
    first: "Nomi",
    last: "Cognome",
    born: "Data di nascita",
    age: "Età",
  },
  csv: {
    date: "Data",
    day: "Giorno",
    service: "Servizio",
    supplier: "Fornitore",
    until: "Fino al",
    quantity: "Quantità",
    inTrip: "Nel viaggio",
    price: "Prezzo",
    currency: "Valuta",
    yes: "sì",
    no: "no",
  },
};
