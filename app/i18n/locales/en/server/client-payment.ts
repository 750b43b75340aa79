import type { Texts } from "#app/i18n/texts.ts";

/** The payer's pages of a card payment, and the page of the simulated card company. */
export const clientPayment = {
  title: "Payment",
  intro: "{{brand}} asks you for this payment.",
  amount: "Amount",
  surcharge: "Surcharge for paying by card",
  total: "You pay",
  purpose: "For",
  invoice: "Invoice",
  reference: "Reference",
  due: "Due",
  payer: "Asked of",
  until: "You can pay through this link until {{moment}}.",
  pay: "Pay {{amount}} now",
  again: "Try again: pay {{amount}}",
  safe: "You enter your card on the page of the payment provider. We never see its number.",
  test: "Test: no money moves. The payment provider is a simulation.",
  open: "Open the payment",
  receipt: "Print this confirmation",
  receiptPdf: "Download the receipt (PDF)",
  paidOn: "Paid on {{moment}}",
  card: "Card",
  refundedAmount: "Given back: {{amount}}",
  leaving: "You are taken to the payment provider.",
  leavingLink: "Go there now",
  unavailable: "This did not work. Please try again in a moment.",
  result: "Payment Result",
  refresh: "Look again",
  questions: "Questions? {{brand}} is glad to help.",
  states: {
    open: {
      title: "Not paid yet",
      text: "No money was taken.",
    },
    processing: {
      title: "The payment is being worked on",
      text: "The payment provider has not answered yet. This page looks again by itself; please do not pay a second time.",
    },
    paid: {
      title: "Paid. Thank you!",
      text: "Your payment has arrived. A confirmation is on its way by e-mail.",
    },
    declined: {
      title: "The card was declined",
      text: "No money was taken. You can try again, with another card if you like.",
    },
    cancelled: {
      title: "You cancelled the payment",
      text: "No money was taken. You can pay later through the same link.",
    },
    withdrawn: {
      title: "This payment was taken back",
      text: "{{brand}} no longer asks you for it. Nothing is to be done.",
    },
    expired: {
      title: "This link has run out",
      text: "It can no longer be paid. Please ask {{brand}} for a new link.",
    },
    checking: {
      title: "We are looking at your payment",
      text: "Your money has arrived and somebody at {{brand}} is checking it. Please do not pay a second time.",
    },
    refunded: {
      title: "Paid, and given back",
      text: "Money of this payment went back to your card.",
    },
  },
  gateway: {
    title: "Test card company",
    intro: "This is a simulation. No money moves, and no card is asked for.",
    asks: "A shop asks for",
    approve: "Approve",
    decline: "Decline",
    cancel: "Cancel",
    more: "Other ways it can go",
    slow: "Approve, but answer only after some seconds",
    silent: "Say nothing (the bank does not answer)",
    other: "Take one cent more than was asked for",
    notice: "When the shop is told",
    before: "Before the payer is back",
    after: "After the payer is back",
    six: "Six times at once",
    never: "Never",
    over: "This session is over.",
    back: "Back to the shop",
    nothing: "The bank has not answered. You can wait, try again, or go back.",
  },
};

export type ClientPaymentTexts = Texts<typeof clientPayment>;
