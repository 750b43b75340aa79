import type { QuoteTexts } from "#app/i18n/locales/en/quotes.ts";

export const quotes: QuoteTexts = {
  overview: "Panoramica",
  fields: {
    name: "Nome della prenotazione",
    agentReference: "Il Suo riferimento",
  },
  save: {
    title: "Salva questo prezzo come preventivo",
    text: "Nella pagina successiva può sostituire, togliere e aggiungere servizi. I servizi senza tariffa per la data del viaggio vengono salvati senza prezzo; lì può scegliere le alternative.",
    submit: "Salva e personalizza",
  },
  saved: {
    whole: "Il preventivo {{reference}} è stato salvato.",
    without_one:
      "Il preventivo {{reference}} è stato salvato. {{count}} servizio è rimasto senza prezzo: scelga un’alternativa qui sotto.",
    without_other:
      "Il preventivo {{reference}} è stato salvato. {{count}} servizi sono rimasti senza prezzo: scelga le alternative qui sotto.",
  },
  closed: {
    title: "Questa pratica non può più essere personalizzata",
    text: "Qui si può modificare solo un preventivo che non è ancora una prenotazione. Lo copi per iniziarne un altro o chieda al Suo consulente.",
  },
  red: {
    title_one: "{{count}} servizio non ha prezzo",
    title_other: "{{count}} servizi non hanno prezzo",
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
};
