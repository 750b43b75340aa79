import type { BookingTexts } from "#app/i18n/locales/en/sales/bookings.ts";

export const bookings: BookingTexts = {
  confirmation: "Bestätigung (PDF)",
  request: {
    title: "Buchung anfragen",
    submit: "Buchung für {{amount}} anfragen",
    back: "Zurück zum Vorgang",
    conflict: "Der Vorgang hat sich geändert. Bitte prüfen Sie ihn und bestätigen Sie erneut.",
    done: "Die Buchung ist angefragt. Gesichert: {{secured}}, auf Anfrage: {{asked}}.",
  },
  netIn: "Nettobeträge in {{currency}}",
  groups: {
    instant: {
      title: "Sofort gesichert",
      text: "Wird im Moment Ihrer Anfrage zum genannten Preis für Sie gehalten.",
    },
    request: {
      title: "Auf Anfrage",
      text: "Wir fragen beim Leistungsträger an und melden uns, sobald die Antwort da ist.",
    },
    leftOut: {
      title: "Nicht gebucht",
      text: "Diese Leistungen bleiben im Vorgang, gehören aber nicht zur Buchung.",
    },
  },
  reasons: {
    stock: "Aus unserem Kontingent",
    freesale: "Freiverkauf",
    no_stock: "Unser Kontingent ist an mindestens einem Tag ausgeschöpft",
    stop_sell: "An mindestens einem Tag kein Sofortverkauf",
    released: "Unser Kontingent ist an den Leistungsträger zurückgefallen",
    supplier: "Bestätigung durch den Leistungsträger",
    seats_held: "Plätze der Rundreise 72 Stunden gehalten, bis die Anzahlung eingeht",
    seats_sold: "Plätze der Rundreise bestätigt",
    price_open: "Den Preis bestätigt Ihre Ansprechperson",
    secured: "Bereits gesichert",
    optional: "Optional und nicht gewählt",
    no_price: "Noch ohne Preis",
  },
  obstacles: {
    tour_seats: {
      title: "Eine Rundreise dieses Angebots hat keine Plätze für Ihre Gruppe",
      text: "Wählen Sie einen anderen Termin oder entfernen Sie die Rundreise, und fragen Sie die Buchung dann erneut an.",
    },
    not_a_quote: {
      title: "Dieser Vorgang ist bereits eine Buchung",
      text: "Es gibt nichts mehr anzufragen. Den Status jeder Leistung finden Sie im Vorgang.",
    },
    expired: {
      title: "Dieses Angebot ist abgelaufen",
      text: "Kopieren Sie es, um es neu zu kalkulieren.",
    },
    travel_date_past: {
      title: "Das Reisedatum liegt in der Vergangenheit",
      text: "Kopieren Sie das Angebot mit einem neuen Datum.",
    },
    nothing_costed: {
      title: "Es gibt noch nichts zu buchen",
      text: "Keine Leistung dieses Angebots hat einen Preis.",
    },
  },
  prices: {
    same: "Die Preise sind älter als 48 Stunden. Wir haben sie neu abgefragt: Es hat sich nichts geändert.",
    changed: "Einige Preise haben sich seit dem Angebot geändert",
    total: "Der Gesamtpreis betrug {{before}} und beträgt jetzt {{now}}.",
    line: "{{service}}, {{date}}: {{before}} → {{now}}",
    open: "{{service}}, {{date}}: kein aktueller Preis; Ihre Ansprechperson bestätigt ihn.",
  },
  lead: {
    heading: "Reisende und Bedingungen",
    legend: "Hauptperson",
    hint: "Die Buchung läuft bei den Leistungsträgern unter dem Namen der Hauptperson. Bitte alle Namen wie im Reisepass.",
    title: "Anrede",
    firstName: "Vorname",
    lastName: "Nachname",
  },
  others: {
    heading_one: "Eine weitere reisende Person",
    heading_other: "{{count}} weitere Reisende",
    hint: "Was Sie noch nicht wissen, bleibt offen.",
    A: "Reisende Person {{number}}, erwachsen",
    C: "Reisende Person {{number}}, Kind, {{age}}",
    C_unknown: "Reisende Person {{number}}, Kind",
    I: "Reisende Person {{number}}, Kleinkind",
    room: "Zimmer {{number}}: {{type}}",
  },
  more: "Mehr",
  terms: {
    label: "Ich akzeptiere die Buchungsbedingungen im Namen meines Kunden",
    deposit:
      "Anzahlung von {{amount}} ({{percent}}), sobald die Buchung bestätigt ist, Restzahlung von {{rest}} bis {{date}}.",
    tourDeposit:
      "Anzahlung von {{amount}}, sobald die Buchung bestätigt ist, Restzahlung von {{rest}} bis {{date}}.",
    balance: "Der volle Preis von {{amount}} ist bis {{date}} fällig.",
    full: "Der volle Preis von {{amount}} ist fällig, sobald die Buchung bestätigt ist.",
    fees: "Die Stornokosten hängen von Leistung und Frist ab.",
  },
  cancel: {
    title: "Buchung stornieren",
    intro:
      "Prüfen Sie, was die Stornierung heute kostet, bevor Sie bestätigen. Sie lässt sich nicht rückgängig machen.",
    none: "Kostenfrei",
    totalNet: "Gesicherte Leistungen, netto",
    totalFee: "Stornokosten",
    credit: "Wird nicht berechnet",
    reason: "Grund",
    reasonHint: "Ihre Ansprechperson liest ihn.",
    accept: "Ich akzeptiere Stornokosten von {{amount}}",
    acceptNone: "Ich möchte diese Buchung stornieren; es fallen keine Kosten an",
    submit: "Buchung endgültig stornieren",
    keep: "Buchung behalten",
    impossible: "Dieser Vorgang lässt sich hier nicht stornieren",
    impossibleText:
      "Angebote verfallen von selbst. Hat die Reise begonnen oder ist sie beendet, wenden Sie sich bitte an Ihre Ansprechperson.",
    back: "Zurück zum Vorgang",
    done: "Die Buchung ist storniert. Stornokosten: {{amount}}.",
    conflict: "Die Stornokosten haben sich geändert. Bitte prüfen und erneut bestätigen.",
    nextFee: "Ab {{date}} betragen die Stornokosten {{amount}}.",
    nextFeeAt: "Ab {{date}}, {{time}} Uhr, betragen die Stornokosten {{amount}}.",
    noNext: "Die Stornokosten steigen nicht weiter.",
    office: {
      intro:
        "Prüfen Sie, was die Stornierung das Reisebüro heute kostet, bevor Sie bestätigen. Sie lässt sich nicht rückgängig machen; das Reisebüro wird benachrichtigt.",
      reasonHint: "Das Reisebüro liest ihn.",
      accept: "Stornieren und dem Reisebüro {{amount}} Stornokosten berechnen",
      acceptNone: "Diese Buchung stornieren; dem Reisebüro entstehen keine Kosten",
      impossibleText:
        "Angebote verfallen von selbst. Hat die Reise begonnen, werden Leistungen einzeln storniert.",
    },
  },
  waiting: {
    kinds: {
      new: "Buchung",
      amend: "Änderung",
      cancel: "Stornierung",
      reconfirm: "Rückbestätigung",
    },
  },
};
