import type { AvailabilityTexts } from "#app/i18n/locales/en/trips/availability.ts";

export const availability: AvailabilityTexts = {
  check: "Verifica disponibilità",
  checking: "Verifica della disponibilità…",
  checkedAt: "verificato alle {{time}}",
  hint: "La verifica non blocca nulla. La risposta vale dieci minuti.",
  reasons: {
    stock: "Dal nostro allotment",
    freesale: "Vendita libera",
    seats: "Ci sono posti liberi sul tour",
    no_stock: "Il nostro allotment è esaurito il {{day}}",
    stop_sell: "Nessuna vendita immediata il {{day}}",
    released: "Il nostro allotment per il {{day}} è tornato al fornitore",
    supplier: "Conferma del fornitore",
    no_seats: "Il tour non ha posti per il gruppo",
    price_open: "Il prezzo viene confermato dal consulente",
  },
  summary: {
    available_one: "{{count}} servizio su {{total}} è disponibile subito",
    available_many: "{{count}} di servizi su {{total}} sono disponibili subito",
    available_other: "{{count}} servizi su {{total}} sono disponibili subito",
    onRequest_one: "{{count}} va su richiesta",
    onRequest_many: "{{count}} vanno su richiesta",
    onRequest_other: "{{count}} vanno su richiesta",
    none: "Nessun servizio è disponibile subito",
    both: "{{available}}; {{onRequest}}.",
    plain: "{{text}}.",
    nothing: "Non c’è ancora nulla da verificare: nessun servizio del viaggio ha un prezzo.",
    unchecked_one: "{{count}} servizio non è verificato così com’è.",
    unchecked_many: "{{count}} di servizi non sono verificati così come sono.",
    unchecked_other: "{{count}} servizi non sono verificati così come sono.",
  },
};
