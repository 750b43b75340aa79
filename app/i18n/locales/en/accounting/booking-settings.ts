import type { Texts } from "#app/i18n/texts.ts";

/** The settings of bookings and their money. */
export const bookingSettings = {
  title: "Booking settings",
  saved: "The booking settings are saved.",
  days: "days",
  years: "years",
  money: "$",
  sections: {
    books: {
      title: "Closed books",
      text: "Nothing is issued, received or credited on a day that is closed.",
    },
    terms: {
      title: "Terms and payment",
      text: "They hold for quotes, bookings and invoices that are made from now on.",
    },
    ages: {
      title: "Ages",
      text: "Where the service has no age policy of its own.",
    },
    prices: {
      title: "Prices and cost",
      text: "How prices are rounded, and when a cost calls for a look.",
    },
    lookup: {
      title: "Looking for a booking",
      text: "What anybody may ask without signing in.",
    },
  },
  fields: {
    locked_until: "Books closed up to",
    deposit_bps: "Deposit",
    balance_days_before: "Balance due before travel",
    quote_valid_days: "A quote is valid for",
    card_surcharge_bps: "Surcharge for cards",
    payment_reminders: "Remind agencies of what they have to pay",
    child_max_age_default: "A child is at most",
    infant_max_age_default: "An infant is at most",
    sell_round_step_cents: "Round sell prices up to",
    pp_round_step_cents: "Round prices per person up to",
    cost_drift_warning_bps: "Mark a cost that differs by",
    lookup_per_minute: "Look-ups a minute",
  },
  hints: {
    locked_until: "The last day that is closed. Empty: all days are open.",
    deposit_bps: "Of what the agency pays.",
    card_surcharge_bps: "Added to what a payer is asked for by card.",
    payment_reminders:
      "7 days before an invoice is due, on the day, 7 and 14 days after. Each agency can be left out under the account of one of its files.",
    sell_round_step_cents: "0: not rounded.",
    cost_drift_warning_bps: "Between the cost of a service and the rate of today.",
    lookup_per_minute: "From one address on the page where travellers find their trip.",
  },
};

export type BookingSettingsTexts = Texts<typeof bookingSettings>;
