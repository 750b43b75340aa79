import type { GstReportTexts } from "#app/i18n/locales/en/accounting/gst-report.ts";

export const gstReport: GstReportTexts = {
  title: "Riepilogo GST",
  about: {
    documents:
      "Fatture e note di credito contano alla loro data. Gli importi sono quelli dei documenti emessi, al centesimo.",
    payments:
      "L’imposta di una fattura conta man mano che viene pagata: ogni pagamento porta la sua quota delle fatture che salda, alla data del pagamento e mai prima della fattura.",
  },
  shortened: "Un riepilogo copre al massimo un anno. È mostrato l’ultimo anno del periodo richiesto.",
  empty: "Niente in questo periodo",
  emptyText:
    "In queste date non ci sono fatture, note di credito o pagamenti di questo marchio. Ne scelga altre.",
  period: "Dal {{from}} al {{to}}, in {{currency}}",
  taxNumber: "Numero GST {{number}}",
  sum: "GST in totale",
  months: "Per mese e codice d’imposta",
  entries: { documents: "Documenti", payments: "Pagamenti per fattura" },
  show_one: "{{count}} registrazione",
  show_many: "{{count}} registrazioni",
  show_other: "{{count}} registrazioni",
  showAll: "Mostra tutto",
  paper: "{{number}} in PDF",
  filters: { from: "Dal", to: "Fino al", basis: "Secondo", brand: "Marchio" },
  bases: { documents: "Data dei documenti", payments: "Data di pagamento" },
  kinds: { billed: "Fatturato", credited: "Stornato" },
  columns: {
    month: "Mese",
    date: "Data",
    kind: "Tipo",
    code: "Codice d’imposta",
    taxable: "Importo senza GST",
    gst: "GST",
    total: "Importo con GST",
    entries: "Composto da",
    number: "Documento",
    movedBy: "Motivo",
    file: "Pratica",
    name: "Nome della prenotazione",
    agency: "Agenzia",
  },
};
