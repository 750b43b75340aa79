import type { Texts } from "#app/i18n/texts.ts";

/** From quote to booking, and what happens to bookings afterwards. */
export const bookings = {
  confirmation: "Confirmation (PDF)",
  request: {
    title: "Request booking",
    submit: "Request booking for {{amount}}",
    back: "Back to the file",
    conflict: "The file has changed. Please check it and confirm again.",
    done: "The booking is requested. Secured: {{secured}}, on request: {{asked}}.",
  },
  netIn: "Net amounts in {{currency}}",
  groups: {
    instant: {
      title: "Secured at once",
      text: "Held for you the moment you request the booking, at the price shown.",
    },
    request: {
      title: "On request",
      text: "We ask the supplier and let you know as soon as there is an answer.",
    },
    leftOut: {
      title: "Not booked",
      text: "These stay in the file, but are not part of the booking.",
    },
  },
  reasons: {
    stock: "From our allotment",
    freesale: "Free sale",
    no_stock: "Our allotment is used up on at least one day",
    stop_sell: "No instant sale on at least one day",
    released: "Our allotment has gone back to the supplier",
    supplier: "The supplier has to confirm",
    seats_held: "Seats on the tour held for 72 hours, until the deposit is paid",
    seats_sold: "Seats on the tour confirmed",
    price_open: "The consultant confirms the price",
    secured: "Secured already",
    optional: "Optional and not taken",
    no_price: "No price yet",
  },
  obstacles: {
    tour_seats: {
      title: "A tour in this quote has no seats for your party",
      text: "Choose another departure or remove the tour, then request the booking again.",
    },
    not_a_quote: {
      title: "This file is a booking already",
      text: "There is nothing left to request. The status of each service is in the file.",
    },
    expired: {
      title: "This quote has expired",
      text: "Copy it to have it priced again.",
    },
    travel_date_past: {
      title: "The travel date has passed",
      text: "Copy the quote with a new date.",
    },
    nothing_costed: {
      title: "There is nothing to book yet",
      text: "No service of this quote has a price.",
    },
  },
  prices: {
    same: "The prices are older than 48 hours. We have looked them up again: nothing has changed.",
    changed: "Some prices have changed since the quote",
    total: "The total was {{before}} and is now {{now}}.",
    line: "{{service}}, {{date}}: {{before}} → {{now}}",
    open: "{{service}}, {{date}}: no current price; your consultant confirms it.",
  },
  lead: {
    heading: "Travellers and terms",
    legend: "Lead traveller",
    hint: "The booking goes to our suppliers under the name of the lead traveller. Write names as in the passport.",
    title: "Title",
    firstName: "First name",
    lastName: "Last name",
  },
  others: {
    heading_one: "One other traveller",
    heading_other: "{{count}} other travellers",
    hint: "Leave open what you do not know yet.",
    A: "Traveller {{number}}, adult",
    C: "Traveller {{number}}, child, {{age}}",
    C_unknown: "Traveller {{number}}, child",
    I: "Traveller {{number}}, infant",
    room: "Room {{number}}: {{type}}",
  },
  more: "More",
  terms: {
    label: "I accept the booking terms for my client",
    deposit:
      "Deposit of {{amount}} ({{percent}}) once the booking is confirmed, balance of {{rest}} by {{date}}.",
    tourDeposit: "Deposit of {{amount}} once the booking is confirmed, balance of {{rest}} by {{date}}.",
    balance: "The full price of {{amount}} is due by {{date}}.",
    full: "The full price of {{amount}} is due once the booking is confirmed.",
    fees: "Cancellation fees depend on the service and the notice given.",
  },
  cancel: {
    title: "Cancel booking",
    intro: "Check what cancelling costs today before you confirm. It cannot be undone.",
    none: "No fee",
    totalNet: "Secured services, net",
    totalFee: "Cancellation fee",
    credit: "Not charged",
    reason: "Reason",
    reasonHint: "Your consultant reads it.",
    accept: "I accept the cancellation fee of {{amount}}",
    acceptNone: "I want to cancel this booking; there is no fee",
    submit: "Cancel booking for good",
    keep: "Keep the booking",
    impossible: "This file cannot be cancelled here",
    impossibleText:
      "Quotes expire by themselves. For a trip that has begun or has ended, please contact your consultant.",
    back: "Back to the file",
    done: "The booking is cancelled. Fee: {{amount}}.",
    conflict: "The fee has changed. Please check it and confirm again.",
    nextFee: "From {{date}} the fee is {{amount}}.",
    nextFeeAt: "From {{date}}, {{time}}, the fee is {{amount}}.",
    noNext: "The fee does not rise any further.",
    office: {
      intro:
        "Check what cancelling costs the agency today before you confirm. It cannot be undone; the agency is told.",
      reasonHint: "The agency reads it.",
      accept: "Cancel, and charge the agency a fee of {{amount}}",
      acceptNone: "Cancel this booking; the agency pays no fee",
      impossibleText:
        "Quotes expire by themselves. Of a trip that has begun, services are cancelled one by one.",
    },
  },
  waiting: {
    kinds: {
      new: "Booking",
      amend: "Change",
      cancel: "Cancellation",
      reconfirm: "Reconfirmation",
    },
  },
};

export type BookingTexts = Texts<typeof bookings>;
