import type { Texts } from "#app/i18n/texts.ts";

/** The client's page of a quote. */
export const clientQuote = {
  title: "Your quote",
  eyebrow: "A journey put together for you",
  by: "by {{agency}}",
  withBrand: "with {{brand}}",
  dates: "Dates",
  travellers: "Travellers",
  adults_one: "{{count}} adult",
  adults_other: "{{count}} adults",
  adult: "Adult",
  child: "Child, {{age}}",
  childPlain: "Child",
  infant: "Infant",
  total: "Total",
  totalWith: "Total with what you chose",
  gst: "All prices in {{currency}}, including {{percent}} GST.",
  validUntil: "You can accept this quote until {{date}}.",
  toAnswer: "See the price and answer",
  toPrice: "See the price",
  day: "Day {{day}}",
  days: "Days",
  freeDay: "Free time.",
  overnight: "Overnight in {{place}}",
  optional: "Optional",
  optionalHint: "You can add this below, beside the price.",
  ownArrangement: "Arranged by you",
  onRequest: "Extra cost confirmed by your consultant",
  estimate: "Estimated price",
  from: "from {{time}}",
  until: "until {{date}}",
  price: {
    title: "Your price",
    room: "{{room}} room",
    noRoom: "Without a room",
    perPerson: "per person",
  },
  options: {
    title: "Make it yours",
    intro: "Tick what you would like to add. Nothing is added unless you tick it.",
    onDay: "Day {{day}}, {{date}}",
    update: "Update the total",
    taken: "Chosen",
  },
  included: {
    title: "What is included",
    excluded: "What is not included",
  },
  notes: {
    title: "Good to know",
    estimated:
      "Prices are estimated and subject to change. Final pricing is subject to full confirmation from your consultant.",
    breakfast: "The extra cost of breakfast, where it is not included, is confirmed by your consultant.",
    availability:
      "This quote is subject to availability at the time of booking, and the provider may use alternate suppliers.",
    call: "If the matter is urgent, please call {{phone}}.",
  },
  terms: {
    title: "Terms",
    deposit: "A deposit of {{amount}} ({{percent}}) is due once the booking is confirmed.",
    balance: "The balance of {{amount}} is due by {{date}}.",
    full: "The full price of {{amount}} is due once the booking is confirmed.",
  },
  accept: {
    title: "Accept this quote",
    name: "Your full name",
    agree: "I have read the days, the price and the terms, and I accept this quote.",
    agreeMissing: "Please tick this to accept",
    button: "Accept for {{total}}",
    after: "What you accept is kept exactly as it stands here. {{agency}} then books it for you.",
  },
  decline: {
    summary: "No, thank you",
    reason: "What was the reason? (you need not say)",
    button: "Decline this quote",
  },
  change: {
    title: "Questions and changes",
    intro: "Write to {{agency}}. The answer appears here, and comes to you by e-mail.",
    name: "Your name",
    body: "What would you like to ask or change?",
    button: "Send the message",
    earlier: "Earlier messages",
    empty: "Nothing has been written yet.",
  },
  states: {
    accepted: {
      title: "Accepted by {{name}} on {{date}}",
      text: "Thank you. {{agency}} books this journey for you and will be in touch.",
    },
    booked: {
      title: "This journey has been booked",
      text: "{{agency}} has booked this journey for you and will be in touch. You can still write below.",
    },
    declined: {
      title: "This quote was declined",
      text: "You can still write to {{agency}} below if you change your mind.",
    },
    expired: {
      title: "This quote is no longer valid",
      text: "Prices and places may have changed. Write below, and {{agency}} will prepare a new one.",
    },
    superseded: {
      title: "There is a newer version of this quote",
      text: "What you see here is kept as it was sent to you and can no longer be accepted.",
      link: "Open the newest version",
    },
    revised: {
      title: "A new version is being prepared",
      text: "{{agency}} is working on your journey. You will get a new link; until then this version cannot be accepted.",
    },
  },
  said: {
    accepted: "Thank you. Your acceptance has arrived.",
    declined: "Your answer has arrived. Thank you for telling us.",
    message: "Your message is on its way to {{agency}}.",
  },
  failed: "We could not do this. Please look below.",
  unavailable: "This did not work right now. Please try again in a moment.",
  contact: {
    title: "Your travel agency",
    phone: "Call",
    email: "Write",
  },
  pdf: "Quote as PDF",
  version: "Version {{no}}",
  reference: "Reference {{reference}}",
  find: {
    title: "Find your quote",
    incomplete: "The address you opened is not complete: every quote has a link of its own.",
    intro: "Enter the reference of your quote and your e-mail address, and we will mail you the link again.",
    reference: "Reference",
    referencePlaceholder: "For example NZFI100031",
    email: "E-mail address",
    button: "Mail me the link",
    sent: "If there is a quote with this reference for this address, the link is on its way.",
    check:
      "Look into your inbox in a few minutes, and into the folder for unwanted mail. If nothing comes, please ask your travel agency.",
  },
};

export type ClientQuoteTexts = Texts<typeof clientQuote>;
