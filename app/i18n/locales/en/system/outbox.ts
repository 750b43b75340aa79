import type { Texts } from "#app/i18n/texts.ts";

/** Mails that went out or wait to. */
export const outbox = {
  title: "Outbox",
  intro:
    "Without a mail server, as in the demo, no message leaves this machine: each one is kept as an .eml file in the folder “outbox” of the data folder.",
  empty: "No messages yet",
  emptyText: "A message appears here as soon as one is written, for example to set a new password.",
  fields: {
    created: "Created",
    to: "To",
    subject: "Subject",
    kind: "Kind",
    language: "Language",
    status: "Status",
    attempts: "Attempts",
    sent: "Sent",
    error: "Error",
  },
  kinds: {
    "password-reset": "Password reset",
    invitation: "Invitation",
    "email-change": "Confirm e-mail address",
    "email-change-notice": "Notice of a new address",
    "password-changed": "Password changed",
    "two-factor-on": "Two-factor sign-in on",
    "two-factor-off": "Two-factor sign-in off",
    "recovery-code-used": "Recovery code used",
    "two-factor-wrong": "Wrong second-factor codes",
    "itinerary-link": "Link of a trip",
    "quote-sent": "Quote sent",
    "quote-answer": "Answer about a quote",
    "quote-received": "Acceptance received",
    "quote-accepted": "Quote accepted",
    "quote-declined": "Quote declined",
    "quote-question": "Question about a quote",
    "file-message": "Message about a file",
    "booking-requested": "Booking requested",
    "booking-received": "Booking request received",
    "cancellation-requested": "Cancellation requested",
    "cancellation-received": "Cancellation received",
    "change-requested": "Change requested",
    "change-made": "Booking changed",
    "change-applied": "Change carried out",
    "change-waits": "Change carried out, supplier to agree",
    "change-declined": "Change declined",
    "stock-sold": "Sold from allotment",
    "stock-given-back": "Back in the allotment",
    "stock-changed": "Sale from allotment changed",
  },
  status: {
    queued: "Queued",
    sent: "Sent",
    failed: "Failed",
  },
};

export type OutboxTexts = Texts<typeof outbox>;
