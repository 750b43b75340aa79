import type { SupplierOfferTexts } from "#app/i18n/locales/en/requests/supplier-offer.ts";

export const supplierOffer: SupplierOfferTexts = {
  title: "Proposta del fornitore",
  toRequest: "Che cosa è stato chiesto",
  closed:
    "Questa proposta non è più aperta: è stata accettata, rifiutata, o il fornitore ha risposto altro nel frattempo.",
  impossible: "La proposta non si può accettare così",
  noPrice: "Nessun prezzo",
  fields: {
    option: "Servizio",
    from: "Primo giorno",
    to: "Ultimo giorno",
    start: "Inizio",
    startHint: "Inizia alle {{times}}",
    note: "Che cosa legge il fornitore con la richiesta",
    noteHint: "Resta con il servizio e sulla richiesta, come è scritto qui.",
    message: "Messaggio al fornitore",
  },
  terms: {
    title: "Altro servizio, altri giorni o altro orario",
    text: "Se il fornitore propone un altro dei suoi servizi, altri giorni o un altro orario, lo indichi qui: il servizio viene cambiato e il prezzo ricalcolato.",
    submit: "Mostra la differenza",
  },
  preview: {
    title: "Che cosa comporta accettare",
    asked: "Richiesto",
    taken: "D’ora in poi",
    difference: "Differenza sul viaggio",
    words:
      "Il servizio resta com’è. {{supplier}} viene interpellato di nuovo subito, con il testo qui sotto.",
    changed: "Il servizio viene cambiato e richiesto subito a {{supplier}}, con il testo qui sotto.",
    instant:
      "È subito disponibile dal nostro allotment. {{supplier}} viene avvisato e non si deve attendere nessuno.",
    rates:
      "I prezzi sono quelli delle nostre tariffe; se il fornitore ne indica un altro, lo inserisca poi nel servizio.",
    priceOpen:
      "Le tariffe di oggi non danno un prezzo: lo concordi con il fornitore e lo inserisca nel servizio.",
  },
  take: {
    ask: "Accettare la proposta e richiedere di nuovo",
    instant: "Accettare la proposta",
  },
  decline: {
    title: "Rifiutare la proposta",
    text: "Il servizio risulta allora rifiutato e va sostituito. {{supplier}} riceve un’e-mail che la proposta non è accettata.",
    submit: "Rifiutare la proposta",
  },
  taken: "La proposta è accettata e {{supplier}} è avvisato.",
  declined: "La proposta è rifiutata e {{supplier}} è avvisato.",
};
