import type { FileAccountTexts } from "#app/i18n/locales/en/sales/file-account.ts";

export const fileAccount: FileAccountTexts = {
  copy: "Kopieren",
  tabs: {
    label: "Seiten dieses Vorgangs",
    overview: "Übersicht",
    services: "Leistungen",
    itinerary: "Reiseplan",
    dayHeaders: "Tagesüberschriften",
    account: "Konto",
    finalisation: "Abschluss",
    reconfirmation: "Rückbestätigung",
    feedback: "Rückmeldungen",
    tasks: "Aufgaben",
    invoices: "Rechnungen",
    transactions: "Kontobewegungen",
    yield: "Deckungsbeitrag",
    itineraries: "Reisepläne",
  },
  final: {
    title: "Diese Buchung ist abgeschlossen",
    text: "Was der Kunde liest, ist endgültig. Öffnen Sie die Buchung wieder, um es zu ändern; der nächste Abschluss veröffentlicht, was neu ist.",
    reopen: "Wieder öffnen",
    reason: "Warum sie wieder geöffnet wird",
    others: "Wer Buchungen abschließt, kann sie wieder öffnen.",
    typed:
      "Sie wurde inzwischen abgeschlossen. Was Sie eingegeben haben, steht unten: Öffnen Sie die Buchung in einem neuen Tab wieder und speichern Sie dann hier.",
    newTab: "In neuem Tab wieder öffnen",
  },
  pay: {
    title: "Zu zahlen",
    total: "Gesamtbetrag",
    fees: "Stornokosten",
    invoiced: "Bisher berechnet",
    credits: "Gutschriften",
    paid: "Bisher bezahlt",
    due: "Jetzt fällig",
    quoteNote: "Dies ist ein Angebot: Berechnet wird erst, wenn Sie die Buchung anfragen.",
    bookingNote: "Beträge werden mit ihrer Rechnung fällig.",
    cancelledNote: "Bei einer stornierten Buchung werden nur die Stornokosten berechnet.",
  },
  schedule: {
    title: "Zahlungsplan",
    kind: "Zahlung",
    dueOn: "Fällig",
    amount: "Betrag",
    deposit: "Anzahlung",
    instalment: "Teilzahlung",
    balance: "Restzahlung",
    full: "Gesamtbetrag",
    onConfirmation: "Sobald die Buchung bestätigt ist",
    proposed: "So würde gezahlt, wenn Sie die Buchung heute anfragen.",
    agreed:
      "Bei der Buchungsanfrage vereinbart. Ändert sich der Gesamtbetrag, ändert sich die letzte Zahlung mit.",
    late_one: "Bis zur Abreise ist es weniger als {{count}} Tag, daher wird alles auf einmal gezahlt.",
    late_other: "Bis zur Abreise sind es weniger als {{count}} Tage, daher wird alles auf einmal gezahlt.",
    none: "Es gibt keine geplanten Zahlungen.",
    noneQuote: "Sobald eine Leistung des Angebots einen Preis hat, stehen hier die Zahlungen.",
    noneExpired: "Dieses Angebot ist abgelaufen. Kopieren Sie es, um es neu zu kalkulieren.",
    noneBooking:
      "Für diese Buchung wurde kein Zahlungsplan vereinbart. Jede Rechnung nennt ihre eigene Fälligkeit.",
    noneCancelled: "Diese Buchung ist storniert.",
  },
  invoices: {
    empty: "Noch keine Rechnungen",
    quoteText:
      "Angebote werden nicht in Rechnung gestellt. Die Rechnungen der Buchung über Anzahlung und Restzahlung stehen hier zum Herunterladen, sobald sie ausgestellt sind.",
    bookingText:
      "Sobald sie ausgestellt sind, stehen hier die Rechnungen über Anzahlung und Restzahlung sowie etwaige Gutschriften zum Herunterladen.",
  },
  papers: {
    title: "Unterlagen der Leistungsträger",
    text: "Speisekarten, Lagepläne und Ähnliches zu dieser Reise.",
  },
  itineraries: {
    text: "Was Ihre Kunden unterwegs auf dem Telefon öffnen. Der Link bleibt gleich, wenn eine neue Version veröffentlicht wird.",
    noneQuote: "Der Reiseplan folgt der Buchung",
    noneQuoteText:
      "Sobald dieses Angebot gebucht und bestätigt ist, stehen hier der Reiseplan mit PDF und der Link für Ihre Kunden.",
    none: "Noch nicht veröffentlicht",
    noneText: "Sobald der Reiseplan veröffentlicht ist, stehen hier das PDF und der Link für Ihre Kunden.",
  },
};
