import type { GstReportTexts } from "#app/i18n/locales/en/accounting/gst-report.ts";

export const gstReport: GstReportTexts = {
  title: "GST-Auswertung",
  about: {
    documents:
      "Rechnungen und Gutschriften zählen an ihrem eigenen Tag. Die Beträge sind die der ausgestellten Belege, auf den Cent genau.",
    payments:
      "Die Steuer einer Rechnung zählt, sobald sie bezahlt ist: Jede Zahlung hat ihren Anteil an den Rechnungen, die sie begleicht, am Tag der Zahlung und nie vor der Rechnung.",
  },
  shortened:
    "Eine Auswertung umfasst höchstens ein Jahr. Gezeigt wird das letzte Jahr des gewünschten Zeitraums.",
  empty: "Nichts in diesem Zeitraum",
  emptyText:
    "In diese Tage fällt keine Rechnung, Gutschrift oder Zahlung dieser Marke. Wählen Sie einen anderen Zeitraum.",
  period: "{{from}} bis {{to}}, in {{currency}}",
  taxNumber: "GST-Nummer {{number}}",
  sum: "GST insgesamt",
  months: "Nach Monat und Steuercode",
  entries: { documents: "Belege", payments: "Zahlungen je Rechnung" },
  show_one: "{{count}} Eintrag",
  show_other: "{{count}} Einträge",
  showAll: "Alle zeigen",
  paper: "{{number}} als PDF",
  filters: { from: "Von", to: "Bis", basis: "Nach", brand: "Marke" },
  bases: { documents: "Belegdatum", payments: "Zahlungsdatum" },
  kinds: { billed: "Fakturiert", credited: "Zurückgenommen" },
  columns: {
    month: "Monat",
    date: "Datum",
    kind: "Art",
    code: "Steuercode",
    taxable: "Betrag ohne GST",
    gst: "GST",
    total: "Betrag mit GST",
    entries: "Besteht aus",
    number: "Beleg",
    movedBy: "Auslöser",
    file: "Vorgang",
    name: "Buchungsname",
    agency: "Reisebüro",
  },
};
