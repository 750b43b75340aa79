import type { Texts } from "#app/i18n/texts.ts";

/** What a supplier was asked in all files, and how travellers liked it. */
export const supplierAsked = {
  requests: {
    fields: {
      party: "Travellers",
      status: "Status",
      kind: "What",
      service: "Service",
      date: "Days",
      due: "Answer due",
      answered: "Answered",
      reference: "Reference",
    },
    statuses: {
      Draft: "Not sent yet",
      Sent: "Sent",
      Viewed: "Opened",
      Confirmed: "Confirmed",
      Declined: "Declined",
      "Wait-listed": "Wait list",
      Alternative: "Alternative offered",
      Superseded: "Superseded",
      Withdrawn: "Withdrawn",
    },
    empty: "Nothing was asked here",
    emptyText: "What this supplier is asked and told for client files stands here, with what it answered.",
  },
  reviews: {
    search: "Words, travellers or reference",
    rating: "Stars",
    said: "said {{date}}",
    lastYear_one: "{{mean}} within the last year, {{count}} answer",
    lastYear_other: "{{mean}} within the last year, {{count}} answers",
    noneLastYear: "Nobody answered within the last year",
    empty: "No feedback here",
    emptyText:
      "What travellers say of this supplier’s services, by the link of their itinerary, stands here.",
  },
};

export type SupplierAskedTexts = Texts<typeof supplierAsked>;
