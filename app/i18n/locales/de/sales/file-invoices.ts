import type { FileInvoicesTexts } from "#app/i18n/locales/en/sales/file-invoices.ts";

export const fileInvoices: FileInvoicesTexts = {
  kinds: {
    deposit: "Anzahlungsrechnung",
    balance: "Restzahlungsrechnung",
    full: "Rechnung über den Gesamtbetrag",
    cancellation: "Rechnung über Stornokosten",
  },
  unnumbered: "Ohne Nummer, bis sie ausgestellt wird",
  draftNote:
    "Ein Entwurf folgt seiner Buchung: Er wird neu erstellt, sobald sich Leistungen, Reisende oder Preise ändern. Reisebüros sehen ihn nicht.",
  voidNote:
    "Die Buchung wurde storniert oder es war nichts mehr zu zahlen, bevor dieser Entwurf ausgestellt wurde.",
  fields: {
    billTo: "Rechnung an",
    issued: "Ausgestellt",
    due: "Fällig",
    language: "Sprache",
    drawnUp: "Erstellt",
    changed: "Geändert",
  },
  lines: {
    label: "Posten der Rechnung",
    description: "Bezeichnung",
    qty: "Anzahl",
    amount: "Betrag",
    gst: "GST {{amount}}",
  },
  totals: {
    netEx: "Gesamt ohne GST",
    gst: "GST",
    total: "Gesamt",
  },
  none: {
    title: "Keine Rechnungen",
    quote:
      "Angebote werden nicht in Rechnung gestellt. Der erste Entwurf entsteht, sobald das Angebot gebucht ist und alle Leistungen bestätigt sind.",
    unconfirmed:
      "Die erste Rechnung wird als Entwurf erstellt, sobald alle Leistungen der Buchung bestätigt sind.",
    confirmed:
      "Bei der Bestätigung dieser Buchung wurde kein Entwurf erstellt. Er folgt, sobald sich die Buchung ändert und etwas zu zahlen ist.",
    cancelled: "Diese Buchung wurde storniert, bevor eine Rechnung erstellt wurde.",
  },
};
