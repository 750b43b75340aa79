import type { Texts } from "#app/i18n/texts.ts";

/** What a supplier offers instead of what it was asked for, as the office takes or declines it. */
export const supplierOffer = {
  title: "Offer of the supplier",
  toRequest: "What was asked",
  closed:
    "This offer is not open any more: it was taken, declined, or the supplier has answered otherwise since.",
  impossible: "The offer cannot be taken like this",
  noPrice: "No price",
  fields: {
    option: "Service",
    from: "First day",
    to: "Last day",
    start: "Begins",
    startHint: "Begins at {{times}}",
    note: "What the supplier reads with the request",
    noteHint: "Stands with the service and on the request, as it is written here.",
    message: "Message to the supplier",
  },
  terms: {
    title: "Other service, days or time",
    text: "If the supplier offers another of its services, other days or another time, say so here: the service is changed to it and priced anew.",
    submit: "Show the difference",
  },
  preview: {
    title: "What taking the offer does",
    asked: "Asked for",
    taken: "From now on",
    difference: "Difference of the trip",
    words: "The service stays as it is. {{supplier}} is asked for it again at once, with the words below.",
    changed: "The service is changed to it, and {{supplier}} is asked for it at once, with the words below.",
    instant: "It is had at once from our stock. {{supplier}} is told, and nobody has to be waited for.",
    rates:
      "Prices are those of our rates; another price that the supplier names is entered with the service afterwards.",
    priceOpen:
      "Today’s rates give no price for it: agree one with the supplier and enter it with the service.",
  },
  take: {
    ask: "Take the offer and ask again",
    instant: "Take the offer",
  },
  decline: {
    title: "Decline the offer",
    text: "The service then counts as declined and wants something else in its place. {{supplier}} gets a mail that the offer is not taken.",
    submit: "Decline the offer",
  },
  taken: "The offer is taken, and {{supplier}} is told.",
  declined: "The offer is declined, and {{supplier}} is told.",
};

export type SupplierOfferTexts = Texts<typeof supplierOffer>;
