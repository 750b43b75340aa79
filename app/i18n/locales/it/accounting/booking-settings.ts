import type { BookingSettingsTexts } from "#app/i18n/locales/en/accounting/booking-settings.ts";

export const bookingSettings: BookingSettingsTexts = {
  title: "Impostazioni delle prenotazioni",
  saved: "Le impostazioni delle prenotazioni sono salvate.",
  days: "giorni",
  years: "anni",
  money: "$",
  sections: {
    books: {
      title: "Registri chiusi",
      text: "In un giorno chiuso non si emette, incassa o storna nulla.",
    },
    terms: {
      title: "Condizioni e pagamento",
      text: "Valgono per i preventivi, le prenotazioni e le fatture fatti da ora in poi.",
    },
    ages: {
      title: "Età",
      text: "Quando il servizio non ha una propria regola sulle età.",
    },
    prices: {
      title: "Prezzi e costi",
      text: "Come si arrotondano i prezzi e quando un costo va guardato.",
    },
    lookup: {
      title: "Cercare una prenotazione",
      text: "Ciò che chiunque può chiedere senza accedere.",
    },
  },
  fields: {
    locked_until: "Registri chiusi fino al",
    deposit_bps: "Acconto",
    balance_days_before: "Saldo prima della partenza",
    quote_valid_days: "Un preventivo vale",
    card_surcharge_bps: "Supplemento per carta",
    payment_reminders: "Ricordare alle agenzie quanto devono pagare",
    child_max_age_default: "Un bambino ha al massimo",
    infant_max_age_default: "Un neonato ha al massimo",
    sell_round_step_cents: "Arrotondare i prezzi di vendita a",
    pp_round_step_cents: "Arrotondare i prezzi a persona a",
    cost_drift_warning_bps: "Segnalare un costo che differisce del",
    lookup_per_minute: "Ricerche al minuto",
  },
  hints: {
    locked_until: "L’ultimo giorno chiuso. Vuoto: tutti i giorni sono aperti.",
    deposit_bps: "Di quanto paga l’agenzia.",
    card_surcharge_bps: "Si aggiunge all’importo chiesto con carta.",
    payment_reminders:
      "7 giorni prima della scadenza, il giorno stesso, 7 e 14 giorni dopo. Ogni agenzia può essere esclusa nel conto di una delle sue pratiche.",
    sell_round_step_cents: "0: nessun arrotondamento.",
    cost_drift_warning_bps: "Tra il costo di un servizio e la tariffa di oggi.",
    lookup_per_minute: "Da un indirizzo, nella pagina in cui i viaggiatori trovano il loro viaggio.",
  },
};
