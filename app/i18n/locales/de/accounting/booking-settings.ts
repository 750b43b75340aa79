import type { BookingSettingsTexts } from "#app/i18n/locales/en/accounting/booking-settings.ts";

export const bookingSettings: BookingSettingsTexts = {
  title: "Buchungseinstellungen",
  saved: "Die Buchungseinstellungen sind gespeichert.",
  days: "Tage",
  years: "Jahre",
  money: "$",
  sections: {
    books: {
      title: "Abgeschlossene Bücher",
      text: "An einem abgeschlossenen Tag wird nichts ausgestellt, vereinnahmt oder gutgeschrieben.",
    },
    terms: {
      title: "Konditionen und Zahlung",
      text: "Sie gelten für Angebote, Buchungen und Rechnungen, die ab jetzt entstehen.",
    },
    ages: {
      title: "Altersgrenzen",
      text: "Wenn die Leistung keine eigene Altersregel hat.",
    },
    prices: {
      title: "Preise und Kosten",
      text: "Wie Preise gerundet werden und wann Kosten auffallen.",
    },
    lookup: {
      title: "Buchung suchen",
      text: "Was jeder ohne Anmeldung abfragen darf.",
    },
  },
  fields: {
    locked_until: "Bücher geschlossen bis",
    deposit_bps: "Anzahlung",
    balance_days_before: "Restzahlung vor Reisebeginn",
    quote_valid_days: "Ein Angebot gilt",
    card_surcharge_bps: "Kartenzuschlag",
    payment_reminders: "Reisebüros an offene Rechnungen erinnern",
    child_max_age_default: "Ein Kind ist höchstens",
    infant_max_age_default: "Ein Kleinkind ist höchstens",
    sell_round_step_cents: "Verkaufspreise aufrunden auf",
    pp_round_step_cents: "Preise pro Person aufrunden auf",
    cost_drift_warning_bps: "Kosten hervorheben ab Abweichung von",
    lookup_per_minute: "Abfragen je Minute",
  },
  hints: {
    locked_until: "Der letzte abgeschlossene Tag. Leer: alle Tage sind offen.",
    deposit_bps: "Von dem, was das Reisebüro zahlt.",
    card_surcharge_bps: "Kommt zu dem Betrag hinzu, der per Karte verlangt wird.",
    payment_reminders:
      "7 Tage vor der Fälligkeit, am Tag selbst, 7 und 14 Tage danach. Einzelne Reisebüros lassen sich beim Konto eines ihrer Vorgänge ausnehmen.",
    sell_round_step_cents: "0: keine Rundung.",
    cost_drift_warning_bps: "Zwischen den Kosten einer Leistung und der heutigen Rate.",
    lookup_per_minute: "Von einer Adresse aus auf der Seite, auf der Reisende ihre Reise finden.",
  },
};
