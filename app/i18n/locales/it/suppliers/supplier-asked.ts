import type { SupplierAskedTexts } from "#app/i18n/locales/en/suppliers/supplier-asked.ts";

export const supplierAsked: SupplierAskedTexts = {
  requests: {
    fields: {
      party: "Viaggiatori",
      status: "Stato",
      kind: "Che cosa",
      service: "Servizio",
      date: "Giorni",
      due: "Risposta entro",
      answered: "Risposta del",
      reference: "Riferimento",
    },
    statuses: {
      Draft: "Non ancora inviata",
      Sent: "Inviata",
      Viewed: "Aperta",
      Confirmed: "Confermata",
      Declined: "Rifiutata",
      "Wait-listed": "Lista d’attesa",
      Alternative: "Alternativa offerta",
      Superseded: "Sostituita",
      Withdrawn: "Ritirata",
    },
    empty: "Qui non è stato chiesto nulla",
    emptyText:
      "Qui c’è ciò che a questo fornitore si chiede e si comunica per le pratiche, con le sue risposte.",
  },
  reviews: {
    search: "Parole, viaggiatori o riferimento",
    rating: "Stelle",
    said: "del {{date}}",
    lastYear_one: "{{mean}} nell’ultimo anno, {{count}} risposta",
    lastYear_many: "{{mean}} nell’ultimo anno, {{count}} di risposte",
    lastYear_other: "{{mean}} nell’ultimo anno, {{count}} risposte",
    noneLastYear: "Nessuno ha risposto nell’ultimo anno",
    empty: "Qui non ci sono recensioni",
    emptyText:
      "Qui c’è ciò che i viaggiatori dicono dei servizi di questo fornitore, dal link del loro itinerario.",
  },
};
