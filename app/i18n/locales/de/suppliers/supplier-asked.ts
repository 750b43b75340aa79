import type { SupplierAskedTexts } from "#app/i18n/locales/en/suppliers/supplier-asked.ts";

export const supplierAsked: SupplierAskedTexts = {
  requests: {
    fields: {
      party: "Reisende",
      status: "Status",
      kind: "Was",
      service: "Leistung",
      date: "Tage",
      due: "Antwort bis",
      answered: "Beantwortet",
      reference: "Vorgangsnummer",
    },
    statuses: {
      Draft: "Noch nicht gesendet",
      Sent: "Gesendet",
      Viewed: "Geöffnet",
      Confirmed: "Bestätigt",
      Declined: "Abgelehnt",
      "Wait-listed": "Warteliste",
      Alternative: "Alternative angeboten",
      Superseded: "Ersetzt",
      Withdrawn: "Zurückgezogen",
    },
    empty: "Hier wurde nichts angefragt",
    emptyText:
      "Hier steht, was dieser Leistungsträger zu Vorgängen gefragt und wissen gelassen wird, und was er geantwortet hat.",
  },
  reviews: {
    search: "Worte, Reisende oder Vorgangsnummer",
    rating: "Sterne",
    said: "abgegeben am {{date}}",
    lastYear_one: "{{mean}} im letzten Jahr, {{count}} Antwort",
    lastYear_other: "{{mean}} im letzten Jahr, {{count}} Antworten",
    noneLastYear: "Im letzten Jahr hat niemand geantwortet",
    empty: "Hier gibt es keine Bewertungen",
    emptyText:
      "Hier steht, was Reisende über den Link ihres Reiseplans von den Leistungen dieses Leistungsträgers sagen.",
  },
};
