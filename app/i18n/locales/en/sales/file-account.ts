import type { Texts } from "#app/i18n/texts.ts";

/** The pages of a file as its agency sees them: account, invoices, transactions, itineraries. */
export const fileAccount = {
  copy: "Copy",
  tabs: {
    label: "Pages of this file",
    overview: "Overview",
    services: "Services",
    itinerary: "Itinerary",
    dayHeaders: "Day headers",
    account: "Account",
    finalisation: "Finalisation",
    reconfirmation: "Reconfirmation",
    feedback: "Feedback",
    tasks: "Tasks",
    invoices: "Invoices",
    transactions: "Transactions",
    yield: "Yield",
    itineraries: "Itineraries",
  },
  final: {
    title: "This booking is finalised",
    text: "What its clients read is final. Open the booking again to change it; finalising it once more publishes what is new.",
    reopen: "Open again",
    reason: "Why it is opened again",
    others: "Whoever finalises bookings can open it again.",
    typed:
      "It was finalised meanwhile. What you typed stands below: open the booking again in a new tab, then save here.",
    newTab: "Open again in a new tab",
  },
  pay: {
    title: "To pay",
    total: "Total to pay",
    fees: "Cancellation fees",
    invoiced: "Invoiced so far",
    credits: "Credits",
    paid: "Paid so far",
    due: "Due now",
    quoteNote: "This is a quote: nothing is charged until you request the booking.",
    bookingNote: "Amounts become due with their invoice.",
    cancelledNote: "Of a cancelled booking only the cancellation fees are charged.",
  },
  schedule: {
    title: "Payment schedule",
    kind: "Payment",
    dueOn: "Due",
    amount: "Amount",
    deposit: "Deposit",
    instalment: "Instalment",
    balance: "Balance",
    full: "Full amount",
    onConfirmation: "Once the booking is confirmed",
    proposed: "This is how it would be paid if you requested the booking today.",
    agreed: "Agreed when the booking was requested. If the total changes, the last payment changes with it.",
    late_one: "Departure is less than {{count}} day away, so everything is paid at once.",
    late_other: "Departure is less than {{count}} days away, so everything is paid at once.",
    none: "There is nothing to pay by schedule.",
    noneQuote: "As soon as a service of the quote has a price, the payments are worked out here.",
    noneExpired: "This quote has expired. Copy it to have it priced again.",
    noneBooking: "No schedule was agreed for this booking. Every invoice names its own due date.",
    noneCancelled: "This booking is cancelled.",
  },
  invoices: {
    empty: "No invoices yet",
    quoteText:
      "Quotes are not invoiced. The deposit and balance invoices of the booking can be downloaded here once they are issued.",
    bookingText:
      "The deposit and balance invoices and any credit notes can be downloaded here as soon as they are issued.",
  },
  papers: {
    title: "Papers of the suppliers",
    text: "Menus, maps and the like that belong to this trip.",
  },
  itineraries: {
    text: "What your client opens on the phone while travelling. The link stays the same when a new version is published.",
    noneQuote: "The itinerary follows the booking",
    noneQuoteText:
      "Once this quote is booked and confirmed, the itinerary with its PDF and the link for your client appear here.",
    none: "Not published yet",
    noneText:
      "As soon as your consultant publishes the itinerary, its PDF and the link for your client appear here.",
  },
};

export type FileAccountTexts = Texts<typeof fileAccount>;
